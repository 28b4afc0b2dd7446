import { mutationOptions } from '@tanstack/react-query';
import type { DatainsClient, Notification } from '@omics-portal/api';
import { NOTIFICATIONS_KEY } from './notification-queries';
import { setNotificationStatus } from './set-notification-status';

const MARK_ALL_PAGE = 100;

/** Sets all unread notifications to read, page by page. Ends when a page is empty or when the total no longer falls. */
async function setAllRead(client: DatainsClient): Promise<void> {
  let previous = Infinity;
  for (;;) {
    const { data } = await client.GET('/api/notifications', {
      params: { query: { page: 1, per_page: MARK_ALL_PAGE, status: 'Unread' } },
    });
    if (data.data.length === 0 || data.total >= previous) {
      return;
    }
    previous = data.total;
    await Promise.all(data.data.map(({ id }) => setNotificationStatus(client, id, 'Read')));
  }
}

/** Mutation that sets one notification to read or unread. */
export function markNotification(client: DatainsClient) {
  return mutationOptions({
    mutationFn: ({ id, status }: Pick<Notification, 'id' | 'status'>) =>
      setNotificationStatus(client, id, status),
    onSettled: (_data, _error, _variables, _result, context) =>
      context.client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}

/** Mutation that sets all unread notifications to read. */
export function markAllNotificationsRead(client: DatainsClient) {
  return mutationOptions({
    mutationFn: () => setAllRead(client),
    onSettled: (_data, _error, _variables, _result, context) =>
      context.client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}
