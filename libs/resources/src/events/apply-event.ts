import type { PortalEvent, PortalEventKind } from '@omics-portal/api';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { JOBS_KEY, PROJECTS_KEY } from '../work/work-keys';
import { KEYS_OF_EVENT, type RecordEvent, type StaleQueries } from './event-keys';
import { explainsCounts, forgetNewStates, noteNewState } from './explained-counts';
import { queriesOfJob } from './queries-of-job';

function staleQueriesOf(kind: PortalEventKind): readonly StaleQueries[] {
  return KEYS_OF_EVENT[kind].map((queryKey) => ({ queryKey }));
}

/**
 * Writes an event into the cached projects and jobs, and returns the queries that must be fetched again. Progress needs no
 * request. A new state does: the event has neither the reason of a failure nor the lists that the record moves to.
 */
export function applyEvent(queryClient: QueryClient, { kind, data }: RecordEvent): readonly StaleQueries[] {
  if (kind !== 'project' && kind !== 'workflow') {
    return staleQueriesOf(kind);
  }
  const { id, status, percentage, stats, actions } = data;
  const key = kind === 'project' ? PROJECTS_KEY : JOBS_KEY;
  const known = patchRecords(queryClient, key, id, {
    status,
    ...(percentage !== undefined && { percentage }),
    ...(stats && { stats }),
    ...(actions && { actions }),
    ...(kind === 'workflow' && stateOfRun(data)),
  });
  const isNew = known.length === 0 || known.some((before) => before['status'] !== status);
  if (kind === 'workflow') {
    if (!isNew) {
      return known.some((before) => lacksReason(before, data)) ? queriesOfJob(queryClient, data) : [];
    }
    noteNewState(queryClient, data);
    return queriesOfJob(queryClient, data);
  }
  const isExplained = known.every((before) => explainsCounts(queryClient, id, before['stats'], stats));
  forgetNewStates(queryClient, id);
  if (isNew) {
    return staleQueriesOf('project');
  }
  // Jobs have their own events, but for a change of many at once.
  return isExplained ? [] : [{ queryKey: JOBS_KEY }];
}

/**
 * Fields of an event about the run of a job: its start, without which it would run without one until its list is read again,
 * and the state of its engine. Those of a silent engine are absent while it responds.
 */
function stateOfRun({
  started_time: started,
  stale_since: since,
  stale_reason: reason,
  stale_problem: problem,
  notice,
}: PortalEvent) {
  return {
    stale_since: since ?? null,
    stale_reason: reason ?? null,
    stale_problem: problem ?? null,
    ...(started !== undefined && { started_time: started }),
    ...(notice !== undefined && { notice }),
  };
}

/** True for the first event of a silence without its reason: one of an older server, or one that would have been too large. */
function lacksReason(
  before: Readonly<Record<string, unknown>>,
  { stale_since: since, stale_reason: reason }: PortalEvent,
): boolean {
  return since !== undefined && reason === undefined && before['stale_since'] == null;
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
