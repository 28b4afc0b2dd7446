import {
  datainsHttp,
  notificationHandlers,
  pageOf,
  projectHandlers,
  taskHandlers,
} from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect } from 'storybook/test';
import { work } from '../testing/busy-work';
import { documentHandlers } from '../testing/documents';
import { inHomeHost } from '../testing/home-host';
import { panel } from '../testing/home-panel';
import { user } from '../testing/home-user';
import { UserHomeScreen } from './user-home-screen';

const meta = {
  component: UserHomeScreen,
  parameters: { frame: 'page' },
  decorators: [inHomeHost],
  args: { user },
  beforeEach: ({ msw }) => {
    msw.use(...work, ...documentHandlers);
  },
} satisfies Meta<typeof UserHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Identifying: Story = {
  args: { user: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Jobs 1,234' })).toBeVisible();
  },
};
