import type { DatainsClient } from '@omics-portal/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAllRead, markNotification, notificationQueries } from './notification-queries';

/**
 * Marking one notification and marking all. Every list is asked again afterwards, also after a failure: of many, some may
 * have been marked. `onFailure` says it where the reader asked for it.
 */
export function useNotificationActions(client: DatainsClient, onFailure: (error: Error) => void) {
  const queryClient = useQueryClient();
  const options = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationQueries(client).root }),
    onError: onFailure,
  };
  const mark = useMutation({
    mutationFn: ({ id, status }: { id: number; status: 'Read' | 'Unread' }) =>
      markNotification(client, id, status),
    ...options,
  });
  const markAll = useMutation({ mutationFn: () => markAllRead(client), ...options });
  return { mark, markAll };
}
