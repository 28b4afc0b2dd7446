import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { batchOf, storedBatches } from '../testing/batch-reports';
import { inReportsHost } from '../testing/reports-host';
import { ControlChartScreen } from './control-chart-screen';

const AS_GIVEN = () => undefined;

/** Eleven batches, the last of which is far from the others. */
const ELEVEN = [...Array<number>(10).fill(18), 30].map((snr, index) =>
  batchOf(`batch_${index + 1}`, snr + (index % 2)),
);
const BOUND = /^Center .*none can be further than/;

/** Limits of a control chart from few reports: what their own standard deviation can and cannot show. */
const meta = {
  component: ControlChartScreen,
  decorators: [inReportsHost],
  args: { title: 'Control Charts', search: {}, onSearchChange: AS_GIVEN },
  beforeEach: ({ msw }) => msw.use(...storedBatches(ELEVEN), ...happyHandlers),
} satisfies Meta<typeof ControlChartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of ten reports that give the limits none can break 1-3s, and the page says so; the eleventh breaks it. */
export const FirstTen: Story = {
  args: { search: { baseline: 10 } },
  play: async ({ canvas }) => {
    const origin = await canvas.findByText(BOUND);
    await expect(origin).toHaveTextContent(
      'Each of these 10 reports is part of the center and of the SD, so none can be further than 2.846 SD from the center.',
    );
    await expect(origin).not.toHaveTextContent('Limits from fewer first reports');
    await expect(canvas.getByText(/^batch_11 breaks 1-3s/)).toBeVisible();
  },
};

/** Baseline of all reports: the page says that fewer of them judge the others. */
export const AllReports: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches(ELEVEN.slice(0, 8)), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BOUND)).toHaveTextContent(
      'none can be further than 2.475 SD from the center. Limits from fewer first reports judge the later ones.',
    );
  },
};

/** Eleven reports can hold one that is beyond 3 SD. */
export const Eleven: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Center .*: the first 11 reports/)).toBeVisible();
    await expect(canvas.queryByText(BOUND)).not.toBeInTheDocument();
  },
};
