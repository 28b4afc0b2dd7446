import type { PortalEvent, PortalEventKind } from '@omics-portal/api';
import type { QueryKey } from '@tanstack/react-query';
import { NOTIFICATIONS_KEY } from '../notifications/notification-queries';
import { TASKS_KEY } from '../tasks/task-pages';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';

/** Event of the live stream: the kind of the record that changed, and its state now. */
export interface RecordEvent {
  readonly kind: PortalEventKind;
  readonly data: PortalEvent;
}

/** Cached queries to fetch again: those whose key begins with this one, or only the one with exactly this key. */
export interface StaleQueries {
  readonly queryKey: QueryKey;
  readonly exact?: boolean;
}

/** Query keys that each kind of event can change. Job logs are missing on purpose: the log viewer follows them by itself. */
export const KEYS_OF_EVENT: Readonly<Record<PortalEventKind, readonly QueryKey[]>> = {
  project: [PROJECTS_KEY, JOBS_KEY],
  workflow: [PROJECTS_KEY, JOBS_KEY],
  task: [TASKS_KEY],
  notification: [NOTIFICATIONS_KEY],
};

/** All queries that events can change. */
export function allEventQueries(): readonly StaleQueries[] {
  return Object.values(KEYS_OF_EVENT).flatMap((keys) => keys.map((queryKey) => ({ queryKey })));
}
