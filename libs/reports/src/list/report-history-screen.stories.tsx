import { aTask, happyHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { someTasks } from '../testing/report-handlers';
import type { ReportHistorySearch } from '../tasks/report-search';
import { ReportHistoryScreen } from './report-history-screen';

const PLAIN: ReportHistorySearch = {
  page: undefined,
  pageSize: undefined,
  status: undefined,
  name: undefined,
  tool: undefined,
};

function Page({ initial }: { readonly initial: ReportHistorySearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => <ReportHistoryScreen search={search} onSearchChange={onSearchChange} />}
    </WithSearch>
  );
}

const MANY = Array.from({ length: 12 }, (_, index) =>
  aTask({ id: uuid(5, index + 1), name: `protein_batch_${index + 1}` }),
);
const METABOLITES = aTask({ id: uuid(5, 40), name: 'metabolite_batch', plugin_name: 'quartet-metqc-report' });

const meta = {
  component: Page,
  decorators: [inReportsHost],
  args: { initial: PLAIN },
  beforeEach: ({ msw }) => msw.use(someTasks([...MANY, METABOLITES]), ...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    await step('pagination', async () => {
      await expect(await canvas.findByText('1-10 of 13')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
      await expect(await within(table).findByText('protein_batch_11')).toBeVisible();
    });
    await step('the filter by tool returns to the first page', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Report Tool' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Metabolomics report' }));
      await expect(await within(table).findByText('metabolite_batch')).toBeVisible();
      await waitFor(() => expect(within(table).queryByText('protein_batch_11')).not.toBeInTheDocument());
      await expect(canvas.getByText('1-1 of 1')).toBeVisible();
    });
  },
};

/** Reports of two pages are selected, and their comparison is linked. */
export const SelectedForComparison: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select protein_batch_2' }));
    const line = await canvas.findByRole('group', { name: 'Selected reports' });
    await expect(line).toHaveTextContent('1 report selected');
    await expect(within(line).queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select protein_batch_11' }));
    await expect(within(line).getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      `#/seq-flow/report-comparison?reports=${uuid(5, 2)},${uuid(5, 11)}`,
    );
    await userEvent.click(within(line).getByRole('button', { name: 'Clear the selection' }));
    await expect(line).not.toBeInTheDocument();
  },
};

export const NothingMatches: Story = {
  args: { initial: { ...PLAIN, name: 'no such name' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report matches')).toBeVisible();
  },
};
