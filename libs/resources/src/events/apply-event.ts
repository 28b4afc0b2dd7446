import type { PortalEvent, PortalEventKind, ProjectStats } from '@omics-portal/api';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { NOTIFICATIONS_KEY } from '../notifications/notification-queries';
import { TASKS_KEY } from '../tasks/task-pages';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';

/** Event of the live stream: the kind of the record that changed, and its state now. */
export interface RecordEvent {
  readonly kind: PortalEventKind;
  readonly data: PortalEvent;
}

/** Query keys that each kind of event can change. Job logs are missing on purpose: the log viewer follows them by itself. */
export const KEYS_OF_EVENT: Readonly<Record<PortalEventKind, readonly QueryKey[]>> = {
  project: [PROJECTS_KEY, JOBS_KEY],
  workflow: [PROJECTS_KEY, JOBS_KEY],
  task: [TASKS_KEY],
  notification: [NOTIFICATIONS_KEY],
};

/**
 * Writes an event into the cached projects and jobs, and returns the keys of the queries that must be fetched again. Progress
 * needs no request. A new state does: the event has neither the reason of a failure nor the lists that the record moves to.
 */
export function applyEvent(queryClient: QueryClient, { kind, data }: RecordEvent): readonly QueryKey[] {
  if (kind !== 'project' && kind !== 'workflow') {
    return KEYS_OF_EVENT[kind];
  }
  const { id, status, percentage, stats, actions, stale_since: staleSince } = data;
  const key = kind === 'project' ? PROJECTS_KEY : JOBS_KEY;
  const known = patchRecords(queryClient, key, id, {
    status,
    ...(percentage !== undefined && { percentage }),
    ...(stats && { stats }),
    ...(actions && { actions }),
    // Absent while the engine answers.
    ...(kind === 'workflow' && { stale_since: staleSince ?? null }),
  });
  if (known.length === 0 || known.some((before) => before['status'] !== status)) {
    // Servers whose project events have counts send one for each new state of a job.
    return kind === 'project' ? KEYS_OF_EVENT.project : [JOBS_KEY];
  }
  return kind === 'project' && known.some((before) => !sameCounts(before['stats'], stats)) ? [JOBS_KEY] : [];
}

/** Patches every cached copy of a record; returns the copies as they were before. */
function patchRecords(
  queryClient: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  const patch = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const rows = value.map(patch);
      return rows.some((row, index) => row !== value[index]) ? rows : value;
    }
    if (!isRecord(value)) {
      return value;
    }
    if (value['id'] === id) {
      found.push(value);
      return { ...value, ...change };
    }
    // Pages hold their rows in `data`, the projects under way in `projects`.
    for (const rows of ['data', 'projects']) {
      const next = patch(value[rows]);
      if (next !== value[rows]) {
        return { ...value, [rows]: next };
      }
    }
    return value;
  };
  queryClient.setQueriesData({ queryKey }, patch);
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** False where the counts of jobs differ, or an older server sent none. */
function sameCounts(before: unknown, after: ProjectStats | undefined): boolean {
  return (
    isRecord(before) &&
    after !== undefined &&
    Object.entries(after).every(([state, count]) => before[state] === count)
  );
}
