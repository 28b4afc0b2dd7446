import {
  aNotification,
  anUploadTask,
  aProject,
  aTask,
  countHandlers,
  datainsHttp,
  notificationHandlers,
  pageOf,
  projectHandlers,
  reportHttp,
  taskHandlers,
  taskPageOf,
  uuid,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inHomeHost } from '../testing/home-host';
import { UserHomeScreen } from './user-home-screen';

const NOON = 1_700_000_000_000;
const HOUR = 3_600_000;

const PROJECTS = [
  aProject({
    id: uuid(2, 1),
    project_name: 'plate_seven_of_the_ring_trial_with_a_long_name',
    description: 'Sixty libraries of one plate, from two laboratories',
    status: 'Running',
    percentage: 33.339,
    started_time: NOON,
    finished_time: null,
  }),
  aProject({
    id: uuid(2, 2),
    project_name: 'waiting',
    status: 'Submitted',
    percentage: 0,
    started_time: NOON - HOUR,
    finished_time: null,
  }),
  aProject({
    id: uuid(2, 3),
    project_name: 'broken',
    status: 'Failed',
    started_time: NOON - 3 * HOUR,
    finished_time: NOON - 2 * HOUR,
  }),
  aProject({
    id: uuid(2, 4),
    project_name: 'done_long_ago',
    status: 'Submitted',
    started_time: NOON - 9 * HOUR,
    finished_time: NOON - 8 * HOUR,
  }),
];

const requestedStatus = fn();

const work = [
  datainsHttp.on('get', '/api/projects', ({ query, response }) => {
    const status = query.get('status');
    requestedStatus(status);
    return response(200).json(
      pageOf(
        PROJECTS.filter((project) => status === null || project.status === status),
        query,
      ),
    );
  }),
  datainsHttp.on('get', '/api/workflows', ({ response }) =>
    response(200).json({ total: 1234, page: 1, per_page: 1, data: [] }),
  ),
  datainsHttp.on('get', '/api/notifications', ({ query, response }) =>
    response(200).json(
      pageOf([aNotification({ id: 1, title: 'Maintenance tonight', created_time: NOON - HOUR / 2 })], query),
    ),
  ),
  reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(
      taskPageOf(
        query.get('plugin_name') === 'omics-dataset'
          ? [
              anUploadTask({
                id: uuid(5, 8),
                name: 'plate_7_upload',
                status: 'Started',
                finished_time: null,
              }),
              anUploadTask({ id: uuid(5, 9), name: 'plate_6_upload', status: 'Failed' }),
            ]
          : [aTask({ id: uuid(5, 1), name: 'protein_batch', finished_time: NOON - HOUR })],
        query,
      ),
    ),
  ),
  countHandlers.count,
];

const user = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: 'lin@example.org',
  username: 'lin',
  groups: ['Sequencing core', 'Ring trial'],
  roles: [],
  avatar: undefined,
};

const meta = {
  component: UserHomeScreen,
  parameters: { frame: 'page' },
  decorators: [inHomeHost],
  args: { user },
  beforeEach: ({ msw }) => {
    requestedStatus.mockClear();
    msw.use(...work);
  },
} satisfies Meta<typeof UserHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const panel = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Busy: Story = {
  play: async ({ canvas, step }) => {
    await step('greets by name', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        /^Good (Morning|Afternoon|Evening), Lin Wei$/,
      );
    });
    await step('counts the work', async () => {
      await expect(await canvas.findByRole('link', { name: 'Jobs 1,234' })).toBeVisible();
    });
    await step('only projects in progress are ongoing, whatever an old status says', async () => {
      const ongoing = await panel(canvas, 'Ongoing Projects');
      await expect(await ongoing.findByRole('link', { name: /plate_seven/ })).toBeVisible();
      await expect(ongoing.getByRole('link', { name: 'waiting' })).toBeVisible();
      await expect(ongoing.getByText('33.33%')).toBeVisible();
      await expect(ongoing.queryByText('broken')).not.toBeInTheDocument();
      await expect(ongoing.queryByText('done_long_ago')).not.toBeInTheDocument();
    });
    await step('uploads have a label of their state', async () => {
      const tasks = await panel(canvas, 'Data Task');
      await expect(await tasks.findByText('plate_7_upload')).toBeVisible();
      await expect(tasks.getByText('Running')).toBeVisible();
      await expect(tasks.getByText('Failed')).toBeVisible();
    });
    await step('what happened stands newest first', async () => {
      const activity = await panel(canvas, 'Activity');
      await waitFor(() => expect(activity.getByText('Report protein_batch is ready')).toBeVisible());
      await waitFor(() => expect(activity.getByText('Project broken has failed')).toBeVisible());
      const titles = activity.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(titles[0]).toContain('plate_seven');
      await expect(titles[1]).toContain('Maintenance tonight');
    });
  },
};

const stopFollowing = fn();
const followEvents = fn(() => stopFollowing);

export const FollowsLiveEvents: Story = {
  parameters: { ports: { followEvents } },
  beforeEach: () => {
    followEvents.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(followEvents).toHaveBeenCalled();
  },
};

export const StatesOfProjects: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const all = await panel(canvas, 'All Projects');
    await step('all of them at first; one that was finished has succeeded', async () => {
      await expect(await all.findByRole('link', { name: 'done_long_ago' })).toBeVisible();
      await expect(all.getByText('Succeeded')).toBeVisible();
    });
    await step('failed projects are requested from the server', async () => {
      await userEvent.click(all.getByRole('radio', { name: 'Failed' }));
      await expect(await all.findByText('Showing 1 of 1 projects')).toBeVisible();
      await expect(requestedStatus).toHaveBeenCalledWith('Failed');
      await expect(all.queryByRole('link', { name: 'done_long_ago' })).not.toBeInTheDocument();
    });
    await step('a state without projects says so', async () => {
      await userEvent.click(all.getByRole('radio', { name: 'Finished' }));
      await expect(await all.findByText('No project is in this state')).toBeVisible();
    });
  },
};

export const NewHere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(projectHandlers.listEmpty, notificationHandlers.listEmpty, taskHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is running')).toBeVisible();
    await expect(await canvas.findByText('No projects yet')).toBeVisible();
    await expect(await canvas.findByText('No uploads yet')).toBeVisible();
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
  },
};

export const ReportServiceIsDown: Story = {
  beforeEach: ({ msw }) => msw.use(taskHandlers.listError),
  play: async ({ canvas, msw, step, userEvent }) => {
    const tasks = await panel(canvas, 'Data Task');
    await step('its panels say so', async () => {
      await expect(await tasks.findByText('This panel could not be loaded')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Retry: Reports' })).toBeVisible();
      await expect(await canvas.findByText('A part of it could not be loaded.')).toBeVisible();
    });
    await step('the others live on', async () => {
      await expect(await canvas.findByRole('link', { name: 'Jobs 1,234' })).toBeVisible();
      await expect((await panel(canvas, 'Activity')).getByText('Maintenance tonight')).toBeVisible();
    });
    await step('each comes back by its own Retry', async () => {
      msw.use(...work);
      await userEvent.click(tasks.getByRole('button', { name: 'Retry' }));
      await expect(await tasks.findByText('plate_7_upload')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Retry: the rest of the activity' }));
      await expect(await canvas.findByText('Report protein_batch is ready')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Retry: Reports' })).toBeVisible();
    });
  },
};

export const PipelineServiceIsDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(projectHandlers.listError, notificationHandlers.listError, taskHandlers.listError),
  play: async ({ canvas }) => {
    for (const name of ['Ongoing Projects', 'All Projects', 'Activity']) {
      await expect(
        await (await panel(canvas, name)).findByText('This panel could not be loaded'),
      ).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Create Project' })).toBeVisible();
  },
};

export const Waiting: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/projects', async ({ query, response }) => {
        await delay('infinite');
        return response(200).json(pageOf([], query));
      }),
    ),
  play: async ({ canvas }) => {
    const ongoing = await panel(canvas, 'Ongoing Projects');
    await expect(ongoing.getByRole('status')).toHaveTextContent('Loading...');
    await expect((await canvas.findByText('Projects')).parentElement).not.toHaveTextContent('0');
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^(早上|上午|中午|下午|晚上)好，Lin Wei$/,
    );
    const activity = await panel(canvas, '活动');
    await waitFor(() => expect(activity.getByText('项目 broken 失败')).toBeVisible());
  },
};

const markedRead = fn();

export const FailureInTheActivity: Story = {
  beforeEach: ({ msw }) => {
    markedRead.mockClear();
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ query, response }) =>
        response(200).json(
          pageOf(
            [
              aNotification({
                id: 31,
                title: 'Project prot_wrong_tables has failed',
                outcome: 'failed',
                subject: { kind: 'project', id: uuid(2, 9) },
                created_time: NOON - HOUR / 2,
              }),
            ],
            query,
          ),
        ),
      ),
      datainsHttp.on('put', '/api/notifications/{id}', async ({ params, request, response }) => {
        markedRead(Number(params.id), (await request.json()).status);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const activity = await panel(canvas, 'Activity');
    const link = await activity.findByRole('link', { name: 'Project prot_wrong_tables has failed' });
    await expect(link.getAttribute('href')).toContain(uuid(2, 9));
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await waitFor(() => expect(markedRead).toHaveBeenCalledWith(31, 'Read'));
  },
};

export const Identifying: Story = {
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Jobs 1,234' })).toBeVisible();
  },
};
