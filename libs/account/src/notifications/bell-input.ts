import type { NotificationListInput } from '@omics-portal/resources';

/** List that the bell shows: the first page of unread notifications. */
export const BELL_INPUT: NotificationListInput = { page: 1, perPage: 10, unreadOnly: true };
