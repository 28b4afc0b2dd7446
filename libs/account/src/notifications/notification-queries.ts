import type { DatainsClient, Notification } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';

export interface NotificationListInput {
  /** From 1. */
  page: number;
  perPage: number;
  unreadOnly: boolean;
}

/** The bell shows the first page of what is unread. */
export const BELL_INPUT: NotificationListInput = { page: 1, perPage: 10, unreadOnly: true };

const MARK_ALL_PAGE = 100;

/** Keys and fetchers of notifications. */
export function notificationQueries(client: DatainsClient) {
  const root = ['account', 'notifications'] as const;
  return {
    root,
    list: ({ page, perPage, unreadOnly }: NotificationListInput) =>
      queryOptions({
        queryKey: [...root, 'list', { page, perPage, unreadOnly }],
        queryFn: async ({ signal }) => {
          const query = { page, per_page: perPage, ...(unreadOnly ? { status: 'Unread' as const } : {}) };
          return (await client.GET('/api/notifications', { params: { query }, signal })).data;
        },
      }),
  };
}

/** Sets one notification to read or unread. */
export async function markNotification(
  client: DatainsClient,
  id: Notification['id'],
  status: 'Read' | 'Unread',
): Promise<void> {
  await client.PUT('/api/notifications/{id}', { params: { path: { id } }, body: { status } });
}

/** Sets every unread notification to read, a hundred at a time; ends when a round finds none or changes nothing. */
export async function markAllRead(client: DatainsClient): Promise<void> {
  let previous = Infinity;
  for (;;) {
    const { data } = await client.GET('/api/notifications', {
      params: { query: { page: 1, per_page: MARK_ALL_PAGE, status: 'Unread' } },
    });
    if (data.data.length === 0 || data.total >= previous) {
      return;
    }
    previous = data.total;
    await Promise.all(data.data.map(({ id }) => markNotification(client, id, 'Read')));
  }
}
