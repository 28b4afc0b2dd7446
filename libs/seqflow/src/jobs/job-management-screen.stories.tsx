import {
  aProjectStats,
  aTask,
  datainsHttp,
  eventHandlers,
  happyHandlers,
  logHandlers,
  projectHandlers,
  reportHttp,
  SOME_WORKFLOWS,
  taskPageOf,
  uuid,
  workflowHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost, WithSearch } from '../testing/seqflow-host';
import { JobManagementScreen } from './job-management-screen';
import type { JobManagementSearch } from './job-search';

const PLAIN: JobManagementSearch = {
  status: undefined,
  page: undefined,
  perPage: undefined,
  job: undefined,
  panel: undefined,
  log: undefined,
  stream: undefined,
};
const RUNNING = SOME_WORKFLOWS[0]!;
const FAILED = SOME_WORKFLOWS[1]!;
const SUCCEEDED = SOME_WORKFLOWS[2]!;

function Page({ initial }: { readonly initial: JobManagementSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <JobManagementScreen projectId={uuid(2, 1)} search={search} onSearchChange={onSearchChange} />
      )}
    </WithSearch>
  );
}

const stats = datainsHttp.on('get', '/api/projects/{id}/stats', ({ response }) =>
  response(200).json(aProjectStats({ submitted: 1, error: 1 })),
);

const meta = {
  component: Page,
  decorators: [inSeqflowHost],
  args: { initial: PLAIN },
  beforeEach: ({ msw }) => msw.use(stats, ...happyHandlers),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the sample is the title of its job, also before it has started', async () => {
      await expect(await canvas.findByText(SOME_WORKFLOWS[3]!.sample_id)).toBeVisible();
    });
    await step('a failed job says where it stopped, and why', async () => {
      await expect(canvas.getByText('failed at 40%')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Why .* failed:/ })).toHaveTextContent(
        'the quality line is shorter',
      );
    });
    await step('the filter shows how many there are of each', async () => {
      await expect(await canvas.findByRole('radio', { name: /Failed\s*1/u })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /Failed/u }));
      await waitFor(() => expect(canvas.queryByText(RUNNING.sample_id)).not.toBeInTheDocument());
    });
  },
};

/** Jobs that ran to the end, with every quality verdict: none of them reads as a success of the batch by itself. */
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
    const words = ['Quality: pass', 'Quality: warning', 'Quality: fail', 'Quality: not assessed'];
    for (const [index, word] of words.entries()) {
      const row = (await canvas.findByText(`batch ${index}`)).closest('tr')!;
      await expect(within(row).getByText(word)).toBeVisible();
    }
    await expect(canvas.getByText('Jobs Not Assessed')).toBeVisible();
    const without = canvas.getByText('batch 4').closest('tr')!;
    await expect(within(without).queryByText(/^Quality:/u)).not.toBeInTheDocument();
  },
};

export const LogOfAFailure: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Why .* failed:/ }));
    const drawer = await screen.findByRole('dialog');
    await step('opens standard error at once', async () => {
      await expect(await within(drawer).findByRole('tab', { name: 'Standard Error' })).toHaveAttribute(
        'data-state',
        'active',
      );
      const log = await within(drawer).findByRole('region', { name: 'Standard Error' });
      await waitFor(() => expect(log).toHaveTextContent('line 4: the quality line'));
      await expect(within(drawer).getByText('The job failed with exit code 3')).toBeVisible();
    });
    await step('finds a word', async () => {
      await userEvent.type(within(drawer).getByRole('searchbox', { name: 'Search the log' }), 'QUALITY');
      await expect(await within(drawer).findByText('1 of 1')).toBeVisible();
    });
    await step('shows the other stream', async () => {
      await userEvent.click(within(drawer).getByRole('tab', { name: 'Standard Output' }));
      await expect(await within(drawer).findByText(/1000 reads/u)).toBeVisible();
    });
    await step('closes', async () => {
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const NoLogYet: Story = {
  args: { initial: { ...PLAIN, job: RUNNING.id, panel: 'logs' } },
  beforeEach: ({ msw }) => msw.use(logHandlers.getEmpty),
  play: async () => {
    await expect(await screen.findByText('no related log found')).toBeVisible();
  },
};

export const LogFails: Story = {
  args: { initial: { ...PLAIN, job: RUNNING.id, panel: 'logs' } },
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
      within(table).getByRole('row', { name: /counts\.csv tables rna_batch_1 count csv/u }),
    ).toBeVisible();
    await expect(within(table).getByRole('button', { name: 'Download D5_1_R1_fastqc.html' })).toBeVisible();
  },
};

export const ReportOfAJob: Story = {
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

const updated = fn();
const remember = datainsHttp.on('put', '/api/workflows/{id}', async ({ params, body, response }) => {
  updated(params['id'], await body());
  return response(204).empty();
});

export const ResubmitsAllFailed: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(remember);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resubmit all failed (1)' }));
    await expect(await screen.findByText('1 job was submitted again')).toBeVisible();
    await expect(updated).toHaveBeenCalledOnce();
    await expect(updated).toHaveBeenCalledWith(FAILED.id, {
      percentage: 0,
      workflow_id: null,
      status: 'Submitted',
    });
  },
};

const listed = fn();

/** An event on the stream makes the list read again, without waiting for the next poll. */
export const Live: Story = {
  beforeEach: ({ msw }) => {
    listed.mockClear();
    msw.use(
      eventHandlers.stream,
      datainsHttp.on('get', '/api/workflows', ({ response }) => {
        listed();
        const job =
          listed.mock.calls.length > 1
            ? { ...RUNNING, status: 'Succeeded' as const, percentage: 100 }
            : RUNNING;
        return response(200).json({ total: 1, page: 1, per_page: 10, data: [job] });
      }),
    );
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Jobs of the project' });
    await expect(await within(table).findByText('Succeeded', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.getLoading, workflowHandlers.listLoading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the project')).toBeInTheDocument();
    await expect(canvas.getByText('Loading the jobs')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(workflowHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This project has no jobs')).toBeVisible();
  },
};

/** Each panel fails alone. */
export const JobsFail: Story = {
  beforeEach: ({ msw }) => msw.use(workflowHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The jobs could not be loaded');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'rna_batch_1' })).toBeVisible();
  },
};

export const ProjectFails: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.getError, projectHandlers.statsError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The project could not be loaded');
    await expect(await canvas.findByText(RUNNING.sample_id)).toBeVisible();
  },
};

/** The table scrolls, which makes it a region beside the one of its card; axe wants their names to differ. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Jobs' });
    await expect(await within(card).findByRole('region', { name: 'Jobs of the project' })).toBeVisible();
  },
};

const MALFORMED = 'The request is not valid: id must match ^[a-f0-9]{8}(-[a-f0-9]{4}){4}[a-f0-9]{8}$.';

/** Every call about an id that cannot be one is refused, with words for a programmer. */
export const MalformedProject: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.failing('get', '/api/projects/{id}', 400, MALFORMED),
      datainsHttp.failing('get', '/api/projects/{id}/stats', 400, MALFORMED),
      datainsHttp.failing('get', '/api/workflows', 400, MALFORMED),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('There is no such project')).toHaveLength(1);
    await expect(canvas.queryByText(/must match/u)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};

export const MalformedJob: Story = {
  args: { initial: { ...PLAIN, job: 'x', panel: 'results' } },
  beforeEach: ({ msw }) => msw.use(datainsHttp.failing('get', '/api/workflows/{id}', 400, MALFORMED)),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Results' }));
    await expect(await drawer.findAllByText('There is no such job')).toHaveLength(1);
    await expect(drawer.queryByText(/must match/u)).not.toBeInTheDocument();
    await expect(drawer.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const NoSuchProject: Story = {
  beforeEach: ({ msw }) => msw.use(projectHandlers.getNotFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such project')).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { ...PLAIN, job: FAILED.id, panel: 'logs' } },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: '标准错误' })).toBeVisible();
  },
};
