import type { components } from '@omics-portal/api/datains';
import type { DatainsClient } from '@omics-portal/api';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Events of which the user is notified. */
export type NotificationChoices = components['schemas']['NotificationChoices'];

const CHOICES_KEY = ['notification-choices'] as const;

/** Query options of the events of which the user is notified. Older servers answer "not found". */
export function notificationChoices(client: DatainsClient) {
  return queryOptions({
    queryKey: CHOICES_KEY,
    queryFn: async ({ signal }): Promise<NotificationChoices> =>
      (await client.GET('/api/notification-choices', { signal })).data,
    // Older servers have no choices: that is no reason to wait.
    retry: false,
  });
}

/** Mutation of the events of which the user is notified. One change is saved after the other. */
export function chooseNotifications(client: DatainsClient) {
  return mutationOptions({
    scope: { id: 'notification-choices' },
    mutationFn: async (choices: NotificationChoices): Promise<void> => {
      await client.PUT('/api/notification-choices', { body: choices });
    },
    onSuccess: (_data, choices, _result, context) => context.client.setQueryData(CHOICES_KEY, choices),
    onError: (_error, _choices, _result, context) =>
      context.client.invalidateQueries({ queryKey: CHOICES_KEY }),
  });
}
