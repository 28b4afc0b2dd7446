import { aTask, happyHandlers, reportHttp } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

/** Page of a report that has not ended. */
const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) => msw.use(storedFiles.figures(PROTEIN_EXAMPLE), ...happyHandlers),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

let requests = 0;
const underWay = reportHttp.on('get', '/api/tasks/{id}', ({ response }) => {
  requests += 1;
  return response(200).json(
    aTask(requests > 1 ? {} : { status: 'Started', percentage: 40, finished_time: null }),
  );
});

/** A running report is polled until it has finished. */
export const StartedThenFinished: Story = {
  parameters: { ports: { polling: { tasksMs: 300 } } },
  beforeEach: ({ msw }) => {
    requests = 0;
    msw.use(underWay, storedFiles.log('Running', ''));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Progress of the report' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(await canvas.findByRole('region', { name: 'Verdict' }, { timeout: 5000 })).toBeVisible();
  },
};

/** A report that waits says so, without a percentage. */
export const Waiting: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({ status: 'Submitted', percentage: 0, finished_time: null }),
      storedFiles.log('Running', ''),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The report waits for a free slot')).toBeVisible();
    await expect(canvas.getByText('Submitted')).toBeVisible();
    await expect(canvas.queryByText('0%')).not.toBeInTheDocument();
  },
};

const NO_TOOL = {
  error: 'The tool "Rscript" is not installed on this server.',
  problem: { file: '', code: 'run.missing-tool', params: { tool: 'Rscript' } },
};

/** A report that could not start has no log: its task says why, in the language of the reader. */
export const NotStartedInChinese: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) =>
    msw.use(oneTask({ status: 'Failed', percentage: 0, ...NO_TOOL }), storedFiles.noLog),
  play: async ({ canvas }) => {
    const reason = '服务器上未安装工具“Rscript”。请联系管理员安装，然后重新生成报告。';
    await expect(await canvas.findByText(reason)).toHaveAttribute('title', NO_TOOL.error);
    await expect(await canvas.findByText('该报告没有日志。')).toBeVisible();
    await expect(canvas.queryByText(NO_TOOL.error)).not.toBeInTheDocument();
  },
};

/** The reason of the task is not repeated by a list with one problem, and the lines of the program are opened on request. */
export const FailedByOneProblem: Story = {
  beforeEach: ({ msw }) => {
    const problem = {
      file: 'proteins.csv',
      code: 'not-a-number',
      params: { row: 2, column: 'D5_1', text: 'x' },
    };
    msw.use(
      oneTask({ status: 'Failed', percentage: 40, error: 'proteins.csv cannot be used.', problem }),
      storedFiles.log('Error', `PROBLEM ${JSON.stringify(problem)}\nproteins.csv cannot be used.\n`),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(await within(alert).findByText(/^proteins\.csv: Row 2, column “D5_1”/u)).toBeVisible();
    const line = await canvas.findByText(/proteins\.csv cannot be used/u);
    await expect(line).not.toBeVisible();
    await userEvent.click(canvas.getByText('Text of the log'));
    await expect(line).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What is wrong' })).not.toBeInTheDocument();
  },
};

/** A failed report says what is wrong in the words of the portal, from the codes in its log. */
export const FailedByATable: Story = {
  beforeEach: ({ msw }) => {
    const params = { row: 2, column: 'D5_1', text: 'high' };
    const problem = JSON.stringify({ file: 'proteins.csv', code: 'not-a-number', params });
    msw.use(
      oneTask({ status: 'Failed', percentage: 40 }),
      storedFiles.log('Error', `PROBLEM ${problem}\nproteins.csv cannot be used.\n`),
    );
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'What is wrong' });
    await expect(list).toHaveTextContent('proteins.csv: Row 2, column “D5_1”: “high” is not a number.');
    await expect(canvas.queryByText(/PROBLEM/)).not.toBeInTheDocument();
  },
};
