import type { PortalEvent, ProjectStats } from '@omics-portal/api';
import type { QueryClient } from '@tanstack/react-query';

/** Counts of jobs by state. The verdicts change with them. */
const STATE_COUNTS = ['submitted', 'running', 'success', 'error', 'aborted'] as const;
type StateCount = (typeof STATE_COUNTS)[number];

const COUNT_OF_STATUS: Readonly<Record<string, StateCount>> = {
  Submitted: 'submitted',
  Running: 'running',
  Succeeded: 'success',
  Failed: 'error',
};

/** New states of jobs since the last event of their project, by the count that each adds to. */
type NewStates = Map<string, Map<StateCount, number>>;

const newStates = new WeakMap<QueryClient, NewStates>();

/** Remembers the new state of a job until {@link explainsCounts} compares the counts of its project. */
export function noteNewState(
  queryClient: QueryClient,
  { project_id: projectId, status }: Pick<PortalEvent, 'project_id' | 'status'>,
): void {
  if (projectId === undefined) {
    return;
  }
  const projects: NewStates = newStates.get(queryClient) ?? new Map();
  newStates.set(queryClient, projects);
  const counts = projects.get(projectId) ?? new Map<StateCount, number>();
  projects.set(projectId, counts);
  const count = COUNT_OF_STATUS[status] ?? 'aborted';
  counts.set(count, (counts.get(count) ?? 0) + 1);
}

/** Forgets the new states of the jobs of a project, once its own event has come. */
export function forgetNewStates(queryClient: QueryClient, projectId: string): void {
  newStates.get(queryClient)?.delete(projectId);
}

/** True where the new states of single jobs account for the change of a project's counts. False where counts are unknown. */
export function explainsCounts(
  queryClient: QueryClient,
  projectId: string,
  before: unknown,
  after: ProjectStats | undefined,
): boolean {
  if (typeof before !== 'object' || before === null || after === undefined) {
    return false;
  }
  const known = before as Partial<ProjectStats>;
  const states = newStates.get(queryClient)?.get(projectId);
  return (
    known.total === after.total &&
    STATE_COUNTS.every((count) => after[count] - (known[count] ?? 0) <= (states?.get(count) ?? 0))
  );
}
