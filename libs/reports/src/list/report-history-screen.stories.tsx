import { aTask, DAY, happyHandlers, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inReportsHost, WithSearch } from '../testing/reports-host';
import { someTasks, someTasksOfOlderServer } from '../testing/report-handlers';
import { NO_SEARCH } from '../testing/report-list-page';
import type { ReportHistorySearch } from '../tasks/report-search';
import { ReportHistoryScreen } from './report-history-screen';

const PLAIN: ReportHistorySearch = { ...NO_SEARCH, tool: undefined };

function Page({ initial }: { readonly initial: ReportHistorySearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <ReportHistoryScreen title="QC Report History" search={search} onSearchChange={onSearchChange} />
      )}
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

const DAY_MS = 86_400_000;

/** Reports with each verdict, one that failed, and an older one; the start of each is a day before that of the former. */
const JUDGED = [
  aTask({ id: uuid(5, 1), name: 'passed', verdict: 'pass' }),
  aTask({ id: uuid(5, 2), name: 'warned', verdict: 'warn' }),
  aTask({ id: uuid(5, 3), name: 'out_of_limits', verdict: 'fail' }),
  aTask({ id: uuid(5, 4), name: 'not_assessed', verdict: 'not-assessed' }),
  aTask({ id: uuid(5, 5), name: 'torn_table', verdict: null, status: 'Failed' }),
  aTask({ id: uuid(5, 6), name: 'older_record', verdict: null }),
].map((task, index) => ({ ...task, started_time: DAY - index * DAY_MS }));
const dayOf = (index: number) => new Date(DAY - index * DAY_MS).toISOString().slice(0, 10);

/** Reports by their marks: those in the archive can be left out. */
export const Marks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      someTasks([
        aTask({ id: uuid(5, 1), name: 'plain' }),
        aTask({ id: uuid(5, 2), name: 'looked_at', checked_time: DAY }),
        aTask({ id: uuid(5, 3), name: 'put_away', checked_time: DAY, archived_time: DAY }),
      ]),
      ...happyHandlers,
    ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    const names = () =>
      within(table)
        .queryAllByRole('link', { name: /^(plain|looked_at|put_away)$/u })
        .map(({ textContent }) => textContent);
    for (const [mark, expected] of [
      ['Checked', ['looked_at', 'put_away']],
      ['Archived', ['put_away']],
      ['Not archived', ['plain', 'looked_at']],
      ['All marks', ['plain', 'looked_at', 'put_away']],
    ] as const) {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Mark' }));
      await userEvent.click(await screen.findByRole('option', { name: mark }));
      await waitFor(() => expect(names()).toEqual(expected));
    }
  },
};

export const Verdicts: Story = {
  beforeEach: ({ msw }) => msw.use(someTasks(JUDGED), ...happyHandlers),
  play: async ({ canvas, step, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    const cell = async (name: string) => {
      const row = await within(table).findByRole('row', { name: new RegExp(name) });
      const columns = within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      return within(row).getAllByRole('cell')[columns.indexOf('Verdict')] as HTMLElement;
    };
    await step(
      'each verdict has its own word and tone, and none of the others looks like a pass',
      async () => {
        const tones = new Map<string, string | null | undefined>();
        for (const [name, word] of [
          ['passed', 'Pass'],
          ['warned', 'Warning'],
          ['out_of_limits', 'Fail'],
          ['not_assessed', 'Not assessed'],
        ] as const) {
          const status = within(await cell(name))
            .getByText(word)
            .closest('[data-tone]');
          tones.set(word, status?.getAttribute('data-tone'));
        }
        await expect([...tones.values()]).toEqual(['success', 'warning', 'exception', 'pending']);
      },
    );
    await step('a report without a verdict has an empty cell', async () => {
      await expect(await cell('torn_table')).toBeEmptyDOMElement();
      await expect(await cell('older_record')).toBeEmptyDOMElement();
    });
    await step('the server filters by verdict', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Verdict' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Not assessed' }));
      await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
      await expect(within(table).getByText('not_assessed')).toBeVisible();
      await expect(canvas.queryByText(/does not support/)).not.toBeInTheDocument();
    });
    await step('nothing matches together with these days, until the filters are cleared', async () => {
      await fireEvent.change(canvas.getByLabelText('Started on or after'), { target: { value: dayOf(1) } });
      await expect(await canvas.findByText('No report matches')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
      await expect(await within(table).findByText('torn_table')).toBeVisible();
      await expect(canvas.getByLabelText('Started on or after')).toHaveValue('');
    });
    await step('both days are included', async () => {
      await fireEvent.change(canvas.getByLabelText('Started on or after'), { target: { value: dayOf(3) } });
      await fireEvent.change(canvas.getByLabelText('Started on or before'), { target: { value: dayOf(2) } });
      await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
      await expect(within(table).getByText('out_of_limits')).toBeVisible();
      await expect(within(table).getByText('not_assessed')).toBeVisible();
    });
  },
};

/** A server that ignores the filters: the browser applies them, and says so. */
export const OlderServer: Story = {
  args: { initial: { ...PLAIN, name: 'a' } },
  beforeEach: ({ msw }) => msw.use(someTasksOfOlderServer(JUDGED), ...happyHandlers),
  play: async ({ canvas, userEvent, step }) => {
    const table = await canvas.findByRole('table', { name: 'Reports' });
    await step('a search by name', async () => {
      await expect(await canvas.findByText('This server does not support: Report Name')).toBeVisible();
      await expect(
        canvas.getByText(/^It is an older version. The browser searched all reports itself/),
      ).toBeVisible();
      await expect(within(table).queryByText('out_of_limits')).not.toBeInTheDocument();
    });
    await step('a filter by verdict says which reports it cannot find', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Verdict' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Pass' }));
      await expect(
        await canvas.findByText('This server does not support: Report Name, Verdict'),
      ).toBeVisible();
      await expect(canvas.getByText(/^Reports whose verdict this server does not list/)).toBeVisible();
      await expect(within(table).getAllByRole('row')).toHaveLength(2);
    });
  },
};

const LONG_HISTORY = Array.from({ length: 1100 }, (_, index) =>
  aTask({ id: uuid(5, index + 1), name: `batch_${index + 1}` }),
);

export const OlderServerWithManyReports: Story = {
  args: { initial: { ...PLAIN, name: 'batch_10' } },
  beforeEach: ({ msw }) => msw.use(someTasksOfOlderServer(LONG_HISTORY), ...happyHandlers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The browser searched the newest 1000 of 1100 reports; older ones are not/),
    ).toBeVisible();
    await expect(canvas.getByText('1-10 of 12')).toBeVisible();
  },
};

export const ChineseVerdicts: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { ...PLAIN, verdict: 'fail' } },
  beforeEach: ({ msw }) => msw.use(someTasksOfOlderServer(JUDGED), ...happyHandlers),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(await within(table).findByText('不通过')).toBeVisible();
    await expect(canvas.getByText('此服务器不支持：结论')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '结论' })).toHaveTextContent('不通过');
  },
};
