import type { NotificationListInput } from '@omics-portal/resources';

/** Notifications on each page of the list. */
export const NOTIFICATIONS_PER_PAGE = 10;

/** Search parameters of the list of notifications. */
export interface NotificationsSearch {
  page: number;
  /** True: unread ones only. */
  unread?: boolean | undefined;
}

/** Page and filter of the list of notifications, from the search parameters of its page. */
export function notificationListInput({ page, unread = false }: NotificationsSearch): NotificationListInput {
  return { page, perPage: NOTIFICATIONS_PER_PAGE, unreadOnly: unread };
}
