import { aChartNote, happyHandlers, reportHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { batchOf, storedBatches } from '../testing/batch-reports';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { ControlChartScreen } from './control-chart-screen';
import { type ControlChartSearch, readControlChartSearch } from './control-chart-search';

const NAME = 'Proteomics of May, batch';
const LONG = 'Quartet_Protein_QE-HFX_iBAQ_a_laboratory_with_a_long_name_and_more_words_in_it';

const meta = {
  component: () => (
    <WithSearch<ControlChartSearch> initial={readControlChartSearch({})}>
      {(search, onSearchChange) => (
        <ControlChartScreen title="Control Charts" search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  ),
  decorators: [inReportsHost],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of reports stay in one line beside the notes; a very long one has a limit. */
export const BesideNotes: Story = {
  beforeEach: ({ msw }) => {
    const text = 'The column was replaced, and the instrument was calibrated again by the manufacturer.';
    const batches = [18, 18.4, 17.8].map((snr, index) => batchOf(`${NAME} ${index + 1}`, snr));
    msw.use(
      reportHttp.on('get', '/api/chart-notes', ({ response }) =>
        response(200).json({ total: 1, data: [aChartNote({ noted_on: '2022-05-21', text })] }),
      ),
      ...storedBatches([...batches, batchOf(LONG, 18.2)]),
      ...happyHandlers,
    );
  },
  play: async ({ canvas }) => {
    const points = await canvas.findByRole('table', { name: 'Points of the control chart' });
    await expect(await within(points).findByText(/The column was replaced/u)).toBeVisible();
    const name = within(points).getByRole('link', { name: `${NAME} 1` });
    await expect(name.getBoundingClientRect().height).toBeLessThan(30);
    const long = within(points).getByRole('link', { name: LONG });
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
