import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const PROBLEM =
  'data.csv cannot be used: The sample sheet names the library "D5_3", but the data table has no such column.';

const draftStored = fn();

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  parameters: { ports: { drafts: { getItem: () => null, setItem: draftStored, removeItem: fn() } } },
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) => {
    draftStored.mockClear();
    msw.use(
      oneTask({ status: 'Failed', percentage: 30 }),
      storedFiles.log('Error', `${PROBLEM}\nCorrect the file and run the job again.`),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The log says what is wrong. */
export const LogOfTheFailure: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report failed at 30%');
    const log = await canvas.findByRole('region', { name: 'Text of the log' });
    await waitFor(() => expect(log).toHaveTextContent('no such column'));
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download HTML' })).toBeDisabled();
  },
};

/** A log that was cut at its limit says so in the language of the reader, and the reason of the failure names no job. */
export const CutLogOfTheFailure: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) => {
    const problem = { file: '', code: 'run.machine-stopped', params: {} };
    const notice = '{"file":"","code":"log.cut","params":{"limit":200}}';
    msw.use(
      oneTask({ status: 'Failed', percentage: 30, error: 'The machine stopped.', problem }),
      storedFiles.log('Error', `reading data.csv\n[The log is cut here.] NOTICE ${notice}`),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^日志已达到 200 MB 的上限/u)).toBeVisible();
    await expect(await canvas.findByText(/生成此报告期间.*请重新生成报告。$/u)).toBeVisible();
  },
};

/** A log with the first problems of a table alone says how many there are. */
export const FirstProblemsOfMany: Story = {
  beforeEach: ({ msw }) => {
    const problems = Array.from({ length: 20 }, (_, row) => ({
      file: 'data.csv',
      code: 'not-a-number',
      params: { row: row + 2, column: 'D5_1', text: 'high' },
    }));
    const more = { file: 'data.csv', code: 'more-problems', params: { listed: 20, count: 3400 } };
    const lines = [...problems, more].map((problem) => `PROBLEM ${JSON.stringify(problem)}`);
    msw.use(
      oneTask({ status: 'Failed', percentage: 5, error: PROBLEM, problem: problems[0] ?? null }),
      storedFiles.log('Error', lines.join('\n')),
    );
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'What is wrong' });
    await expect(list).toHaveTextContent('at least 3,400 problems; the first 20 are listed.');
  },
};

/** A new report starts with the values of the failed one. */
export const Repeated: Story = {
  play: async ({ canvas, userEvent }) => {
    const repeat = await canvas.findByRole('link', { name: 'Make a new report' });
    await expect(repeat).toHaveAttribute('href', '#/seq-flow/protqc-report-management?new=true');
    repeat.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(repeat);
    await expect(draftStored).toHaveBeenCalledWith(
      'reports.new-report.quartet-protqc-report',
      expect.stringContaining('minio://tservice/0b1c/data.csv'),
    );
  },
};
