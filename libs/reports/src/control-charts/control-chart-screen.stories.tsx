import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { batchOf, storedBatches } from '../testing/batch-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { ControlChartScreen } from './control-chart-screen';
import { type ControlChartSearch, readControlChartSearch } from './control-chart-search';

function Page({ initial }: { readonly initial: object }) {
  return (
    <WithSearch<ControlChartSearch> initial={readControlChartSearch(initial)}>
      {(search, onSearchChange) => (
        <ControlChartScreen title="Control Charts" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

/** Ten batches: of the limits of the first five, the seventh breaks 1-3s and the tenth 2-2s. */
const SNR = [18, 18.4, 17.8, 18.2, 18.1, 18.3, 19, 18.2, 18.6, 18.65];
const TEN = SNR.map((snr, index) => batchOf(`batch_${index + 1}`, snr));

const meta = {
  component: Page,
  decorators: [inReportsHost],
  args: { initial: { baseline: 5 } },
  beforeEach: ({ msw }) => msw.use(...storedBatches(TEN), ...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenBatches: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Points of the control chart' });
    await step('the newest report is out of control, and the rule is named', async () => {
      const state = canvas.getByText('Out of control');
      await expect(state).toBeVisible();
      await expect(
        canvas.getByText(
          /^batch_10 breaks 2-2s: two values in a row beyond 2 SD, on one side; 1-2s, a warning/,
        ),
      ).toHaveTextContent('2 of 10 reports break a rule other than the warning.');
      await expect(canvas.getByText(/^Centre 18.100 dB, SD 0.224 dB: the first 5 reports/)).toBeVisible();
    });
    await step('the points are links to their reports, marked by shape and in words', async () => {
      const seventh = await canvas.findByRole('link', { name: /^batch_7: .*1-3s: one value beyond 3 SD/ });
      await expect(seventh.getAttribute('href')).toMatch(/^#\/datains-report\/.+0007$/);
      const shapeOf = (name: RegExp) =>
        canvas.getByRole('link', { name }).querySelector('path')?.getAttribute('d');
      const shapes = [/^batch_1: /, /^batch_7: /, /^batch_10: /].map(shapeOf);
      await expect(new Set(shapes).size).toBe(3);
      await expect(canvasElement.querySelectorAll('[data-band]')).toHaveLength(1);
      canvas.getByRole('link', { name: /^batch_1: / }).focus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('link', { name: /^batch_10: / })).toHaveFocus();
    });
    await step('the table has the same figures', async () => {
      await expect(within(table).getAllByRole('row')).toHaveLength(11);
      const row = within(table).getByRole('row', { name: /batch_7/ });
      await expect(row).toHaveTextContent(/19.000\sdB4.025\sSD1-3s: one value beyond 3 SD/);
      await expect(within(table).getByRole('row', { name: /batch_8/ })).toHaveTextContent(/none$/);
    });
    await step('limits of the published history are another baseline', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Limits from' }));
      await userEvent.click(await screen.findByRole('option', { name: 'the published history' }));
      await expect(await canvas.findByText(/the published history of \d+ batches/)).toBeVisible();
      await expect(canvas.getByText(/^batch_10 breaks 10-x: ten values in a row/)).toBeVisible();
    });
  },
};

export const OneUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...storedBatches([...TEN, { name: 'torn_file', figures: '<html>' }, batchOf('no_snr', null)]),
      ...happyHandlers,
    ),
  play: async ({ canvas }) => {
    const unread = (
      await canvas.findByText('The figures of 1 report could not be read; it is not in the chart')
    ).closest('[role=status]') as HTMLElement;
    await expect(within(unread).getByRole('link', { name: 'torn_file' })).toBeVisible();
    await expect(unread).toHaveTextContent('Its content is not what this portal expects.');
    const without = canvas
      .getByText('1 report has no value of this figure')
      .closest('[role=status]') as HTMLElement;
    await expect(within(without).getByRole('link', { name: 'no_snr' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
  },
};

export const OneReport: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches(TEN.slice(0, 1)), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cannot be known')).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Points of the control chart' });
    await expect(within(table).getByRole('row', { name: /batch_1/ })).toHaveTextContent(
      /not knownnot known$/,
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...storedBatches([]), ...happyHandlers),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No report has this figure')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Report Tool' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Metabolomics report' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Report Tool' })).toHaveTextContent('Metabolomics report'),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Figure' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recall' }));
    await expect(canvas.getByRole('combobox', { name: 'Figure' })).toHaveTextContent('Recall');
  },
};

export const Chinese: Story = {
  ...TenBatches,
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('失控')).toBeVisible();
    const table = canvas.getByRole('table', { name: '质控图的各点' });
    await expect(within(table).getByText('2-2s：连续两个值在同一侧超出 2 SD')).toBeVisible();
  },
};
