import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { readPage } from '../readers/read-page';

/** Root of the query keys of notifications. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** Filter and page of a list of notifications. */
export interface NotificationListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly unreadOnly: boolean;
}

/** Query options of notifications. */
export function notificationQueries(client: DatainsClient) {
  return {
    list: ({ page, perPage, unreadOnly }: NotificationListInput) =>
      queryOptions({
        queryKey: [...NOTIFICATIONS_KEY, 'list', { page, perPage, unreadOnly }],
        queryFn: async ({ signal }) => {
          const query = { page, per_page: perPage, ...(unreadOnly && { status: 'Unread' as const }) };
          const { data } = await client.GET('/api/notifications', { params: { query }, signal });
          return readPage(data, 'a page of notifications');
        },
      }),
  };
}

/** Refetches the notifications after one of them has changed. */
export async function invalidateNotifications(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
}
