import {
  aFailedWorkflow,
  anAttempt,
  anAttemptStep,
  aWorkflow,
  aWorkflowDetail,
  datainsHttp,
  DAY,
  happyHandlers,
  pageOf,
  uuid,
} from '@omics-portal/api-mocks';
import type { Workflow, WorkflowDetail } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { FAILED, JobPage, NO_SEARCH, projectStats, RUNNING } from '../testing/job-page';

const FOLDER = `minio://projects/rna_batch_1/${FAILED.id}`;
const REASON = 'bwa-mem: the reference D6.fa has no index';

/** Failed job whose first attempt failed in another way. */
const RESUBMITTED: WorkflowDetail = aWorkflowDetail({
  ...aFailedWorkflow({ engine: 'toil', error: REASON, exit_code: 1 }),
  attempts: [
    anAttempt({
      number: 2,
      id: uuid(4, 22),
      engine: 'toil',
      status: 'Failed',
      exit_code: 1,
      error: REASON,
      workflow_output: `${FOLDER}/attempt-2`,
      steps: [
        anAttemptStep({ name: 'trim', peak_memory: 1_610_612_736, cpu_seconds: 214.5 }),
        anAttemptStep({ name: 'map', status: 'Failed', exit_code: 1 }),
        anAttemptStep({
          name: 'count',
          status: 'Submitted',
          started_time: null,
          finished_time: null,
          exit_code: null,
          stdout: null,
          stderr: null,
        }),
      ],
    }),
    anAttempt({
      number: 1,
      id: uuid(4, 21),
      status: 'Failed',
      exit_code: 3,
      error: FAILED.error ?? null,
      steps: [],
    }),
  ],
});

const serve = (job: Workflow, detail: WorkflowDetail) => [
  datainsHttp.on('get', '/api/workflows', ({ query, response }) => response(200).json(pageOf([job], query))),
  datainsHttp.on('get', '/api/workflows/{id}', ({ response }) => response(200).json(detail)),
];

const meta = {
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: { ...NO_SEARCH, job: FAILED.id, panel: 'details' } },
  beforeEach: ({ msw }) => msw.use(...serve(FAILED, RESUBMITTED), projectStats, ...happyHandlers),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

const requested = fn();

/** The newest attempt is open; each attempt has its own reason, engine, steps and logs. */
export const Attempts: Story = {
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => {
    requested.mockClear();
    msw.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/logs/index')) requested(url.search);
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('the name of a job opens its details', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Details of ${FAILED.sample_id}` }));
    });
    const drawer = await drawerOf(`Job: ${FAILED.sample_id}`);
    await step('the outcome and the actions come first', async () => {
      await expect(await drawer.findByText('The job failed with exit code 1')).toBeVisible();
      const resubmit = drawer.getByRole('button', { name: `Resubmit ${FAILED.sample_id}` });
      const attempts = drawer.getAllByRole('button', { name: /^Attempt \d/u });
      await expect(attempts.map((one) => one.textContent)).toEqual([
        expect.stringMatching(/^Attempt 2Failedtoil/u),
        expect.stringMatching(/^Attempt 1Failedlocal/u),
      ]);
      await expect(resubmit.getBoundingClientRect().bottom).toBeLessThan(
        attempts[0]!.getBoundingClientRect().top,
      );
    });
    await step('the steps of the newest attempt', async () => {
      const steps = within(drawer.getByRole('region', { name: 'Steps of attempt 2' })).getAllByRole(
        'listitem',
      );
      await expect(steps.map((one) => one.textContent)).toEqual([
        'trimSucceeded2mMemory up to 1.50 GBProcessor time 3m 34sExit code 0Logs',
        'mapFailed2mExit code 1Logs',
        'countSubmitted-',
      ]);
    });
    await step('an earlier attempt keeps its reason', async () => {
      await userEvent.click(drawer.getByRole('button', { name: /^Attempt 1/u }));
      await expect(await drawer.findByText(FAILED.error ?? '')).toBeVisible();
      await expect(drawer.getByText('The engine lists no steps for this attempt.')).toBeVisible();
    });
    await step('the logs of a failed step open at standard error', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Logs of step map' }));
      const logs = await drawerOf(`Logs: ${FAILED.sample_id}`);
      await expect(await logs.findByRole('combobox', { name: 'Attempt' })).toHaveTextContent(
        'Attempt 2 (newest)',
      );
      await expect(await logs.findByRole('region', { name: 'Standard Error' })).toBeVisible();
      await expect(requested).toHaveBeenCalledWith(
        expect.stringMatching(/key=rna_batch_1\.map&stream=stderr.*&attempt=2/u),
      );
    });
  },
};

/** Jobs at an engine that does not respond are never shown as plain Running. */
export const SilentEngine: Story = {
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'details' } },
  beforeEach: ({ msw }) => {
    const stale = { stale_since: DAY + 120_000, stale_reason: 'toil: connect ECONNREFUSED 10.0.0.4:8080' };
    const job = aWorkflow({ ...stale, engine: 'toil' });
    const attempt = anAttempt({ engine: 'toil', status: 'Running', finished_time: null, exit_code: null });
    msw.use(...serve(job, aWorkflowDetail({ ...job, attempts: [attempt] })));
  },
  play: async ({ canvas }) => {
    const drawer = await drawerOf(`Job: ${RUNNING.sample_id}`);
    const notice = /^Last seen [-\d]+ \d\d:\d\d, the engine does not answer$/u;
    await expect((await drawer.findAllByText(notice)).length).toBe(2);
    await expect(drawer.getByText('toil: connect ECONNREFUSED 10.0.0.4:8080')).toBeVisible();
    await expect(drawer.queryByText('Running')).not.toBeInTheDocument();
    const row = canvas.getByText(RUNNING.sample_id, { ignore: 'h2' }).closest<HTMLElement>('[role=row]')!;
    await expect(within(row).queryByText('Running')).not.toBeInTheDocument();
    await expectWholeStatus(row);
  },
};

/** A row has a fixed height: a status that does not fit it would be cut. */
async function expectWholeStatus(row: HTMLElement) {
  const status = within(row)
    .getByText(/^No answer since [-\d]+ \d\d:\d\d$/u)
    .getBoundingClientRect();
  const { top, bottom, right } = row.getBoundingClientRect();
  await expect(status.top).toBeGreaterThanOrEqual(top);
  await expect(status.bottom).toBeLessThanOrEqual(bottom);
  await expect(status.right).toBeLessThanOrEqual(right);
}

/** On a phone the name of the sample stays beside the state. */
export const SilentEngineOnAPhone: Story = {
  ...SilentEngine,
  args: { initial: NO_SEARCH },
  parameters: { window: 'phone' },
  decorators: [
    (Story) => (
      <div style={{ width: 366 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = await canvas.findByText(RUNNING.sample_id);
    const row = name.closest<HTMLElement>('[role=row]')!;
    await expectWholeStatus(row);
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(90);
  },
};

const TOIL_REFUSES = { file: '', code: 'engine.connection-refused', params: { engine: 'toil' } };

/** The reason of a silent engine in the language of the reader; the server's line is its tooltip. */
export const SilentEngineInChinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'details' } },
  beforeEach: ({ msw }) => {
    const line = 'The engine "toil" does not answer: the connection is refused.';
    const stale = { stale_since: DAY + 120_000, stale_reason: line, stale_problem: TOIL_REFUSES };
    const job = aWorkflow({ ...stale, engine: 'toil' });
    msw.use(...serve(job, aWorkflowDetail({ ...job, attempts: [] })));
  },
  play: async () => {
    const drawer = await drawerOf(`作业：${RUNNING.sample_id}`);
    const reason = await drawer.findByText(
      '运行引擎“toil”拒绝连接，可能没有在运行。如果此情况持续，请告知管理员。',
    );
    await expect(reason).toHaveAttribute(
      'title',
      'The engine "toil" does not answer: the connection is refused.',
    );
  },
};

/** A code of a newer server has no words here: its line is shown. */
export const SilentForAnotherReason: Story = {
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'details' } },
  beforeEach: ({ msw }) => {
    const problem = { file: '', code: 'engine.of-a-newer-server', params: {} };
    const stale = { stale_since: DAY, stale_reason: 'The engine sleeps.', stale_problem: problem };
    const job = aWorkflow({ ...stale, engine: 'toil' });
    msw.use(...serve(job, aWorkflowDetail({ ...job, attempts: [] })));
  },
  play: async () => {
    const drawer = await drawerOf(`Job: ${RUNNING.sample_id}`);
    await expect(await drawer.findByText('The engine sleeps.')).toBeVisible();
  },
};

/** A state that the portal does not know: the last status, and a sentence that says so. */
export const UnknownStateInChinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { ...NO_SEARCH, job: RUNNING.id, panel: 'details' } },
  beforeEach: ({ msw }) => {
    const notice = { file: '', code: 'engine.unknown-state', params: { state: '"PARKED"' } };
    const job = aWorkflow({ notice, engine: 'toil' });
    msw.use(...serve(job, aWorkflowDetail({ ...job, attempts: [] })));
  },
  play: async () => {
    const drawer = await drawerOf(`作业：${RUNNING.sample_id}`);
    const sentence =
      '运行引擎为此次运行给出的状态为 "PARKED"，门户不识别此状态。当前显示的是最近一次已知的状态。';
    await expect(await drawer.findByText(sentence)).toBeVisible();
    await expect(drawer.getByText('运行中')).toBeVisible();
  },
};

/** A job that waits has no attempt. */
export const NotStarted: Story = {
  beforeEach: ({ msw }) => {
    const job = aWorkflow({ status: 'Submitted', started_time: 0, workflow_id: null, percentage: 0 });
    msw.use(...serve(job, aWorkflowDetail({ ...job, attempts: [] })));
  },
  play: async () => {
    await expect(await screen.findByText('The job has not started yet')).toBeVisible();
  },
};

/** Older servers list no attempts. */
export const OlderServer: Story = {
  beforeEach: ({ msw }) => msw.use(...serve(FAILED, aWorkflowDetail({ ...FAILED, attempts: [] }))),
  play: async () => {
    await expect(await screen.findByText('No attempt is listed')).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async () => {
    const drawer = await drawerOf(`作业：${FAILED.sample_id}`);
    await expect(await drawer.findByRole('button', { name: /^第 2 次运行 ?失败/u })).toBeVisible();
    await expect(drawer.getByRole('region', { name: '第 2 次运行的步骤' })).toBeVisible();
  },
};
