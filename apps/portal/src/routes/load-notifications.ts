import { notificationListInput, type NotificationsSearch } from '@omics-portal/account';
import { notificationQueries } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';

/** Starts the query of the list of notifications. A failure stays in the cache, where the screen shows it. */
export function loadNotifications({ queryClient, clients }: Portal, search: NotificationsSearch): void {
  const { list } = notificationQueries(clients.datains);
  queryClient.query(list(notificationListInput(search))).catch(() => undefined);
}
