import { happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readsAlone } from '../testing/dna-reports';
import { oneTask, REPORT_ID, storedFiles } from '../testing/report-handlers';
import { ReportDetailsPage } from '../testing/report-details-page';
import { inReportsHost } from '../testing/reports-host';

const draftStored = fn();
const FOLDER = 'minio://projects/fastq_project/';

const meta = {
  component: ReportDetailsPage,
  decorators: [inReportsHost],
  parameters: { ports: { drafts: { getItem: () => null, setItem: draftStored, removeItem: fn() } } },
  args: { reportId: REPORT_ID, search: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      oneTask({
        plugin_name: 'quartet-dseqc-report',
        name: 'fastq_project',
        workflow_id: null,
        payload: { name: 'fastq_project', filepath: FOLDER },
      }),
      storedFiles.figures({
        ...readsAlone(),
        notices: [
          { code: 'jobs-without-result', params: { count: 2, jobs: 9, samples: 'sample_2, sample_7' } },
        ],
      }),
      ...happyHandlers,
    ),
} satisfies Meta<typeof ReportDetailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Jobs that failed are named above the verdict, not among the findings at the end of the page. */
export const JobsWithoutResult: Story = {
  play: async ({ canvas }) => {
    const sentence = /samples are not in this report: 2 of 9 \(sample_2, sample_7\)/u;
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByText('Samples of the project are missing')).toBeVisible();
    await expect(canvas.getAllByText(sentence)).toHaveLength(1);
  },
};

export const JobsWithoutResultChineseDark: Story = {
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/项目的 9 个作业中有 2 个没有结果.*（sample_2, sample_7）/u),
    ).toBeVisible();
  },
};

/** A report without a verdict says what to change: the form of a new one starts with its folder. */
export const MadeAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const repeat = await canvas.findByRole('link', { name: 'Make a new report' });
    await expect(repeat).toHaveAttribute('href', '#/seq-flow/dseqc-report-management?new=true');
    repeat.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(repeat);
    await expect(draftStored).toHaveBeenCalledWith(
      'reports.new-report.quartet-dseqc-report',
      expect.stringContaining(FOLDER),
    );
  },
};

/** A reader of a link to the report alone makes no report. */
export const MadeAgainByItsOwner: Story = {
  args: { search: { readonly: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not assessed' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Make a new report' })).not.toBeInTheDocument();
  },
};
