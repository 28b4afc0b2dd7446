import {
  aLogRange,
  aProjectStats,
  aTask,
  aWorkflowLogs,
  datainsHttp,
  happyHandlers,
  logHandlers,
  reportHttp,
  taskPageOf,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { FAILED, JobPage, NO_SEARCH, projectStats, RUNNING, SUCCEEDED } from '../testing/job-page';

const meta = {
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => msw.use(projectStats, ...happyHandlers),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finished jobs with each quality verdict. Success of a job is distinct from success of the batch. */
export const Verdicts: Story = {
  beforeEach: ({ msw }) => {
    const jobs = (['pass', 'warn', 'fail', 'not-assessed', null] as const).map((verdict, index) => ({
      ...SUCCEEDED,
      id: uuid(3, 20 + index),
      sample_id: `batch ${index}`,
      verdict,
    }));
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
        response(200).json(aProjectStats({ running: 0, success: 5, warning: 1, not_assessed: 1 })),
      ),
      datainsHttp.on('get', '/api/workflows', ({ response }) =>
        response(200).json({ page: 1, per_page: 10, total: jobs.length, data: jobs }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const labels = ['Quality: pass', 'Quality: warning', 'Quality: fail', 'Quality: not assessed'];
    for (const [index, label] of labels.entries()) {
      const row = (await canvas.findByText(`batch ${index}`)).closest<HTMLElement>('[role=row]')!;
      await expect(within(row).getByText(label)).toBeVisible();
    }
    await expect(await canvas.findByText('Jobs Not Assessed')).toBeVisible();
    const without = canvas.getByText('batch 4').closest<HTMLElement>('[role=row]')!;
    await expect(within(without).queryByText(/^Quality:/u)).not.toBeInTheDocument();
  },
};

export const LogOfFailedJob: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Why .* failed:/ }));
    const drawer = await screen.findByRole('dialog');
    await step('the log opens at standard error', async () => {
      await expect(await within(drawer).findByRole('tab', { name: 'Standard Error' })).toHaveAttribute(
        'data-state',
        'active',
      );
      const log = await within(drawer).findByRole('region', { name: 'Standard Error' });
      await waitFor(() => expect(log).toHaveTextContent('line 4: the quality line'));
      await expect(within(drawer).getByText('The job failed with exit code 3')).toBeVisible();
    });
    await step('search', async () => {
      await userEvent.type(within(drawer).getByRole('searchbox', { name: 'Search the log' }), 'QUALITY');
      await expect(await within(drawer).findByText('1 of 1')).toBeVisible();
    });
    await step('switch to the other stream', async () => {
      await userEvent.click(within(drawer).getByRole('tab', { name: 'Standard Output' }));
      await expect(await within(drawer).findByText(/1000 reads/u)).toBeVisible();
    });
    await step('close', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Codes in the log of a program become sentences in the language of the reader, above the log. */
export const ReasonInWords: Story = {
  args: { initial: { ...NO_SEARCH, job: FAILED.id, panel: 'details' } },
  beforeEach: ({ msw }) => {
    const problem = { file: 'D5_R1.fq.gz', code: 'fastq.cut-record', params: { record: 1200 } };
    const text = `PROBLEM ${JSON.stringify(problem)}\nfastq-qc: D5_R1.fq.gz is truncated.\n`;
    msw.use(
      datainsHttp.on('get', '/api/workflows/{id}/logs', ({ query, response }) =>
        response(200).json(
          query.has('stream')
            ? aLogRange({ text, size: text.length, next_offset: text.length })
            : aWorkflowLogs(),
        ),
      ),
    );
  },
  play: async () => {
    const reasons = await screen.findByRole('region', { name: 'What is wrong' });
    await expect(reasons).toHaveTextContent(
      'D5_R1.fq.gz: The file is truncated: record 1,200 is cut off. Copy or upload the file again',
    );
  },
};

export const NoLogYet: Story = {
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'logs' } },
  beforeEach: ({ msw }) => msw.use(logHandlers.getEmpty),
  play: async () => {
    await expect(await screen.findByText('no related log found')).toBeVisible();
  },
};

export const LogFails: Story = {
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'logs' } },
  beforeEach: ({ msw }) => msw.use(logHandlers.getError),
  play: async () => {
    await expect(await screen.findByText('Not Found Log.')).toBeVisible();
  },
};

export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Results of ${SUCCEEDED.sample_id}` }));
    const table = await screen.findByRole('table', { name: 'Results' });
    await expect(
      await within(table).findByRole('row', { name: /counts\.tsv .*counts tsv 1\.15 MB/u }),
    ).toBeVisible();
    await expect(within(table).getByRole('button', { name: 'Download report.html' })).toBeVisible();
  },
};

export const ReportOfJob: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      reportHttp.on('get', '/api/tasks', ({ query, response }) =>
        response(200).json(
          taskPageOf([aTask({ id: uuid(5, 7), workflow_id: query.get('workflow_id') })], query),
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: `View report: ${SUCCEEDED.sample_id}` });
    await expect(link).toHaveAttribute('href', `#/datains-report/${uuid(5, 7)}`);
    await expect(canvas.getAllByRole('link', { name: /^View report/u })).toHaveLength(1);
    const topOf = (action: string) =>
      canvas.getByRole('button', { name: `${action} of ${SUCCEEDED.sample_id}` }).getBoundingClientRect().top;
    await expect(topOf('Results')).toBe(topOf('Logs'));
  },
};
