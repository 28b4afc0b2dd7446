import type { PortalEvent } from '@omics-portal/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { JOBS_KEY } from '../work/work-keys';
import type { StaleQueries } from './event-keys';

/** Conditions of a list of jobs that a new state of a job can meet or fail. */
const STATE_CONDITIONS = ['status', 'q', 'step', 'failure'] as const;

/**
 * Cached queries that a new state of a job changes. Of a list, only the page with the job: its position stays. A list that is
 * filtered by the state changes as a whole.
 */
export function queriesOfJob(
  queryClient: QueryClient,
  { id, project_id: projectId }: Pick<PortalEvent, 'id' | 'project_id'>,
): readonly StaleQueries[] {
  const isStale = ({ queryKey, state: { data } }: Query): boolean => {
    const [, name, subject] = queryKey;
    if (name === 'detail') {
      return subject === id;
    }
    const project = name === 'groups' ? subject : field(subject, 'projectId');
    if (projectId !== undefined && project !== undefined && project !== projectId) {
      return false;
    }
    return name !== 'list' || STATE_CONDITIONS.some((condition) => field(subject, condition) !== undefined)
      ? true
      : hasRow(data, id);
  };
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: JOBS_KEY })
    .filter(isStale)
    .map(({ queryKey }) => ({ queryKey, exact: true }));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function hasRow(page: unknown, id: string): boolean {
  const rows = field(page, 'data');
  return Array.isArray(rows) && rows.some((row) => field(row, 'id') === id);
}
