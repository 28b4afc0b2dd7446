import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CHECKED, limitLine } from '../testing/limit-line';
import { NOT_ASSESSED } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { inReportsHost } from '../testing/reports-host';
import { VerdictReasons } from './verdict-reasons';

const meta = {
  component: VerdictReasons,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID },
  beforeEach: ({ msw }) => msw.use(oneTask({}), ...happyHandlers),
} satisfies Meta<typeof VerdictReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gaps with their remedies, and the limits that were checked. */
export const Missed: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(NOT_ASSESSED)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/There is no library of F7, M8\./u)).toBeVisible();
    await expect(
      limitLine(canvasElement, CHECKED, /^Not assessed.*Signal-to-noise ratio \(SNR\).*Not computed/u),
    ).toBeVisible();
  },
};

/** The file with the figures is not there: absence does not look like success. */
export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(storedFiles.noFigures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The reasons of the verdict could not be loaded\./u)).toBeVisible();
  },
};
