import { aProject, aTask, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { EndReport } from './end-report';
// Lazily loaded part, transformed before the clock of a story starts.
import '../failure/failure-reason';

const PLUGIN = 'quartet-dseqc-report';
const RUNNING = aProject({ status: 'Running', finished_time: null });

const meta = {
  component: EndReport,
  decorators: [inSeqflowHost],
  args: { project: aProject({ status: 'Succeeded' }), report: { plugin: PLUGIN, task: uuid(4, 1) } },
} satisfies Meta<typeof EndReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Handler of the task of the report. */
const reportIs = (task: Parameters<typeof aTask>[0]) =>
  reportHttp.on('get', '/api/tasks/{id}', ({ response }) =>
    response(200).json(aTask({ id: uuid(4, 1), plugin_name: PLUGIN, ...task })),
  );

export const Finished: Story = {
  beforeEach: ({ msw }) => msw.use(reportIs({ status: 'Finished' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Success')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View report: rna_batch_1' })).toHaveAttribute(
      'href',
      `#/datains-report/${uuid(4, 1)}`,
    );
  },
};

/** A finished report has its verdict: its success says nothing of the samples. */
export const Assessed: Story = {
  beforeEach: ({ msw }) => msw.use(reportIs({ status: 'Finished', verdict: 'fail' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quality: fail')).toBeVisible();
    await expect(canvas.queryByText('Success')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View report: rna_batch_1' })).toBeVisible();
  },
};

/** The reason stands under the state, in the language of the reader. */
export const Failed: Story = {
  globals: { locale: 'zh-CN' },
  beforeEach: ({ msw }) =>
    msw.use(
      reportIs({
        status: 'Failed',
        finished_time: 1,
        error:
          'Program error: rna_batch_1/ has no file with figures of quality control; 3 files were looked into.',
        problem: {
          file: 'rna_batch_1/',
          code: 'dna.no-figures',
          params: { files: 3 },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('失败')).toBeVisible();
    await expect(await canvas.findByText(/rna_batch_1/u)).toBeVisible();
  },
};

/** The report waits for the last job. */
export const BeforeTheEnd: Story = {
  args: { project: RUNNING, report: { plugin: PLUGIN, task: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made when all jobs have ended')).toBeVisible();
  },
};

/** A live event reports the end before the project is read again with its report. */
export const JustEnded: Story = {
  args: {
    project: aProject({ status: 'Failed', finished_time: null }),
    report: { plugin: PLUGIN, task: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made when all jobs have ended')).toBeVisible();
  },
};

export const NoResults: Story = {
  args: { project: aProject({ status: 'Failed', finished_time: 1 }), report: { plugin: PLUGIN, task: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None, because no job has succeeded')).toBeVisible();
  },
};

/** A service that does not answer is not mistaken for a missing report. */
export const NotAvailable: Story = {
  beforeEach: ({ msw }) => msw.use(reportHttp.failing('get', '/api/tasks/{id}', 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Report not available, retry' })).toBeVisible();
  },
};
