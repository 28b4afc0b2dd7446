import {
  aFailedWorkflow,
  aProject,
  datainsHttp,
  eventHandlers,
  happyHandlers,
  pageOf,
  projectHandlers,
  SOME_WORKFLOWS,
  workflowHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { FAILED, JobPage, NO_SEARCH, projectStats, RUNNING } from '../testing/job-page';

const meta = {
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: NO_SEARCH },
  beforeEach: ({ msw }) => msw.use(projectStats, ...happyHandlers),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the sample is the title of its job, also before the start', async () => {
      await expect(await canvas.findByText(SOME_WORKFLOWS[3]!.sample_id)).toBeVisible();
    });
    await step('a failed job shows its last percentage and its error', async () => {
      await expect(canvas.getByText('failed at 40%')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /^Why .* failed:/ })).toHaveTextContent(
        'the quality line is shorter',
      );
    });
    await step('the filter shows the count of each state', async () => {
      await expect(await canvas.findByRole('radio', { name: /Failed\s*1/u })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /Failed/u }));
      await waitFor(() => expect(canvas.queryByText(RUNNING.sample_id)).not.toBeInTheDocument());
    });
  },
};

const updated = fn();
const recordUpdate = datainsHttp.on('put', '/api/workflows/{id}', async ({ params, body, response }) => {
  updated(params['id'], await body());
  return response(204).empty();
});

export const StopJob: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(recordUpdate);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Stop ${RUNNING.sample_id}` }));
    const dialog = await screen.findByRole('alertdialog', { name: `Stop: ${RUNNING.sample_id}` });
    await expect(updated).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(updated).toHaveBeenCalledOnce());
    await expect(updated).toHaveBeenCalledWith(RUNNING.id, { status: 'Aborting' });
    await expect(await screen.findByText(`Stop requested for ${RUNNING.sample_id}`)).toBeVisible();
  },
};

/** A deleted project offers no resubmission, neither of one job nor of all: the server rejects it. */
export const DeletedProject: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects/{id}', ({ response }) =>
        response(200).json(aProject({ status: 'On Hold' })),
      ),
      datainsHttp.on('get', '/api/workflows', ({ query, response }) =>
        response(200).json(pageOf([aFailedWorkflow({ actions: [] })], query)),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(FAILED.sample_id)).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /Failed\s*1/u })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Resubmit/u })).not.toBeInTheDocument();
  },
};

const updatedMany = fn();

export const ResubmitFailedJobs: Story = {
  beforeEach: ({ msw }) => {
    updatedMany.mockClear();
    msw.use(
      datainsHttp.on('put', '/api/projects/{id}/workflows', async ({ body, response }) => {
        updatedMany(await body());
        return response(200).json({ changed: 9_000, unchanged: 1 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resubmit all failed (1)' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit 1 job again?' });
    await expect(dialog).toHaveTextContent('This cannot be undone.');
    await expect(updatedMany).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resubmit' }));
    await expect(await screen.findByText('9,000 jobs were submitted again')).toBeVisible();
    await expect(screen.getByText('1 job stays as it is: its state does not allow this.')).toBeVisible();
    await expect(updatedMany.mock.calls).toEqual([[{ status: 'Submitted', from: 'Failed' }]]);
  },
};

/** An older server requires a request for each job. */
export const ResubmitOnOlderServer: Story = {
  beforeEach: ({ msw }) => {
    updated.mockClear();
    msw.use(workflowHandlers.updateManyUnknown, workflowHandlers.groupsUnknown, recordUpdate);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This service does not group failed jobs by their cause.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Resubmit all failed (1)' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resubmit' }),
    );
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

/** A live event refetches the list, without waiting for the next poll. */
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
    const table = await canvas.findByRole('grid', { name: 'Jobs of the project' });
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

/** If one panel fails, the others are shown. */
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

export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  args: { initial: { ...NO_SEARCH, job: FAILED.id, panel: 'logs' } },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: '标准错误' })).toBeVisible();
  },
};
