import { aNotification, datainsHttp, pageOf, uuid } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HOUR, NOON, requestedStatus, work } from '../testing/busy-work';
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
    requestedStatus.mockClear();
    msw.use(...work, ...documentHandlers);
  },
} satisfies Meta<typeof UserHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const ReferenceData: Story = {
  play: async ({ canvas, step }) => {
    const genomics = (await canvas.findByRole('link', { name: 'Genomics' })).closest('li')!;
    await step('the bars of a collection come with the scroll, and lead to its files', async () => {
      genomics.scrollIntoView();
      const [bar] = await within(genomics).findAllByRole('link', { name: /^D5: .+ Genomics$/ });
      await expect(bar).toHaveAttribute('href', expect.stringMatching(/f\.donor_id=D5$/));
    });
    await step('below are the four samples and the principle of ratios', async () => {
      document.documentElement.scrollIntoView(false);
      await expect(await canvas.findByRole('img', { name: /^Pedigree: F7 and M8/ })).toBeVisible();
      await expect(
        canvas.getByRole('img', { name: 'Ratios to D6: the same in both laboratories.' }),
      ).toBeVisible();
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
