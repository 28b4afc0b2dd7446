import { aNotification, datainsHttp, notificationHandlers, pageOf } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { NotificationsScreen, type NotificationsSearch } from './notifications-screen';

function Page() {
  const [search, setSearch] = useState<NotificationsSearch>({ page: 1 });
  return <NotificationsScreen search={search} onSearchChange={setSearch} />;
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
