import {
  aFailedWorkflow,
  aProjectStats,
  datainsHttp,
  happyHandlers,
  pageOf,
  someJobGroups,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { JobPage, NO_SEARCH } from '../testing/job-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const LINE = 'fastq-qc: D5_R1.fq.gz is cut off in record 1200. Copy it again.';
const problem = { file: 'D5_R1.fq.gz', code: 'fastq.cut-record', params: { record: 1200 } };
const job = aFailedWorkflow({ sample_id: 'D5', error: LINE, problem });
const [group] = someJobGroups().failures;

const meta = {
  title: 'Reasons of failures',
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
        response(200).json(aProjectStats({ running: 0, success: 0, error: 1 })),
      ),
      datainsHttp.on('get', '/api/projects/{id}/job-groups', ({ response }) =>
        response(200).json(someJobGroups({ failures: [{ ...group!, line: LINE, problem }] })),
      ),
      datainsHttp.on('get', '/api/workflows', ({ query, response }) =>
        response(200).json(pageOf([job], query)),
      ),
      ...happyHandlers,
    );
  },
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a job and the group of its failure have the sentence; the program's own line is the tooltip. */
export const InEnglish: Story = {
  play: async ({ canvas }) => {
    const sentence = /^D5_R1\.fq\.gz: The file is truncated: record 1,200 is cut off\./u;
    const groups = await canvas.findByRole('region', { name: 'Failures by cause' });
    await expect(await within(groups).findByText(sentence)).toHaveAttribute('title', LINE);
    const row = await canvas.findByRole('button', {
      name: /^Why D5 failed: D5_R1\.fq\.gz: The file is truncated/u,
    });
    await expect(row).toHaveAttribute('title', LINE);
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    const sentence = /D5_R1\.fq\.gz: 文件不完整：第 1,200 条记录被截断/u;
    await waitFor(() => expect(canvas.getAllByText(sentence)).toHaveLength(2));
  },
};
