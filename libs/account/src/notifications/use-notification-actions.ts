import type { DatainsClient } from '@omics-portal/api';
import { markAllNotificationsRead, markNotification } from '@omics-portal/resources';
import { useMutation } from '@tanstack/react-query';

/** Mutations that mark one notification or all of them. `onFailure` reports a failure where the user acted. */
export function useNotificationActions(client: DatainsClient, onFailure: (error: Error) => void) {
  const mark = useMutation({ ...markNotification(client), onError: onFailure });
  const markAll = useMutation({ ...markAllNotificationsRead(client), onError: onFailure });
  return { mark, markAll };
}
