import { aNotification, datainsHttp, notificationHandlers, pageOf } from '@omics-portal/api-mocks';
import type { Notification } from '@omics-portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import type { NotificationsSearch } from './notification-list-input';
import { NotificationsScreen } from './notifications-screen';

function Page() {
  const [search, setSearch] = useState<NotificationsSearch>({ page: 1 });
  return <NotificationsScreen title="Notifications" search={search} onSearchChange={setSearch} />;
}

const meta = {
  component: Page,
  decorators: [inAccountHost],
  beforeEach: ({ msw }) => msw.use(notificationHandlers.list, notificationHandlers.update),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rna_batch_2 has finished')).toBeVisible();
  },
};

const followed = fn(() => () => undefined);

/** Events of the server refetch the list, so that a new notification does not wait for the next poll. */
export const FollowsEvents: Story = {
  parameters: { ports: { followEvents: followed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('rna_batch_2 has finished')).toBeVisible();
    await expect(followed).toHaveBeenCalled();
  },
};

/** The type of the wire is no word of a page. */
export const TypesInChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('一般'))[0]).toBeVisible();
    await expect(canvas.queryByText('default')).not.toBeInTheDocument();
  },
};

export const MarksRead: Story = {
  beforeEach: ({ msw }) => {
    let status: 'Read' | 'Unread' = 'Unread';
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) => {
        const shown =
          query.get('status') === 'Unread' && status === 'Read'
            ? []
            : [aNotification({ title: 'Job done', status })];
        return response(200).json(pageOf(shown, query));
      }),
      datainsHttp.on('put', '/api/notifications/{id}', async ({ request, response }) => {
        ({ status } = await request.json());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('one at a time', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Mark as read: Job done' }));
      await expect(await canvas.findByRole('button', { name: 'Mark as unread: Job done' })).toBeVisible();
    });
    await step('and the filter follows', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
      await expect(await canvas.findByText('Nothing unread')).toBeVisible();
    });
  },
};

export const LinksToWhatFailed: Story = {
  beforeEach: ({ msw }) => {
    let status: 'Read' | 'Unread' = 'Unread';
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) =>
        response(200).json(
          pageOf(
            [
              aNotification({
                id: 1,
                title: 'Project prot_batch has failed',
                outcome: 'failed',
                subject: { kind: 'project', id: 'p1' },
                status,
              }),
              aNotification({
                id: 2,
                title: 'Report prot_batch is ready',
                outcome: 'succeeded',
                subject: { kind: 'report', id: 'r1' },
              }),
              aNotification({ id: 3, title: 'Maintenance' }),
            ],
            query,
          ),
        ),
      ),
      datainsHttp.on('put', '/api/notifications/{id}', async ({ request, response }) => {
        ({ status } = await request.json());
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const failed = await canvas.findByRole('link', { name: 'Project prot_batch has failed' });
    await step('a failure looks different from a success, and says so', async () => {
      await expect(canvas.getByText('Failed')).toBeVisible();
      await expect(canvas.getByText('Succeeded')).toBeVisible();
      await expect(failed).toHaveAttribute('href', '#/project/p1');
      await expect(canvas.getByRole('link', { name: 'Report prot_batch is ready' })).toHaveAttribute(
        'href',
        '#/report/r1',
      );
      await expect(canvas.queryByRole('link', { name: 'Maintenance' })).not.toBeInTheDocument();
    });
    await step('its link marks it as read', async () => {
      failed.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(failed);
      await expect(
        await canvas.findByRole('button', { name: 'Mark as unread: Project prot_batch has failed' }),
      ).toBeVisible();
    });
  },
};

export const WithoutTime: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) => {
        const { created_time: _missing, ...notification } = aNotification({ title: 'No time' });
        return response(200).json(pageOf([notification as Notification], query));
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No time')).toBeVisible();
    await expect(canvas.getByText('0000-00-00 00:00')).toBeVisible();
  },
};

export const MarksAllRead: Story = {
  beforeEach: ({ msw }) => {
    const unread = new Set([1, 2]);
    const all = () =>
      [1, 2].map((id) =>
        aNotification({ id, title: `Job ${id}`, status: unread.has(id) ? 'Unread' : 'Read' }),
      );
    msw.use(
      datainsHttp.on('get', '/api/notifications', ({ response, query }) =>
        response(200).json(
          pageOf(
            all().filter(({ status }) => query.get('status') !== 'Unread' || status === 'Unread'),
            query,
          ),
        ),
      ),
      datainsHttp.on('put', '/api/notifications/{id}', ({ params, response }) => {
        unread.delete(Number(params.id));
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Mark as read: Job 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read All Messages' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as unread: Job 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Mark as read/u })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(notificationHandlers.listEmpty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(notificationHandlers.listError),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Notifications could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
