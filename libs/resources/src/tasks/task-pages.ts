import { ResponseShapeError, type ReportClient, type Task, type TaskStatus } from '@omics-portal/api';

/** Root of the query keys of tasks of the report service: reports and uploads. */
export const TASKS_KEY = ['tasks'] as const;

/** Kinds of tasks: reports of report tools, and uploads of datasets. */
export type TaskKind = 'reports' | 'uploads';

/** Plugins of each kind of task. */
const PLUGINS = {
  reports: { plugin_type: 'ReportPlugin' },
  uploads: { plugin_name: 'omics-dataset' },
} as const satisfies Record<TaskKind, TaskFilter>;

/** Root of the query keys of one kind of task. */
export function tasksKey(kind: TaskKind): readonly [...typeof TASKS_KEY, TaskKind] {
  return [...TASKS_KEY, kind];
}

/** Filter of `GET /api/tasks`, as the wire names it. */
export interface TaskFilter {
  readonly plugin_name?: string;
  readonly plugin_type?: string;
  readonly workflow_id?: string;
  readonly status?: TaskStatus;
}

/** A page of tasks and the number of all tasks. */
export interface TaskPage {
  readonly total: number;
  readonly tasks: readonly Task[];
}

/** Fetches one page of tasks of a kind; `page` counts from 1. Entries that are no objects are dropped: one bad task must not empty the list. */
export async function fetchTaskPage(
  client: ReportClient,
  kind: TaskKind,
  filter: TaskFilter,
  { page, pageSize, signal }: { page: number; pageSize: number; signal: AbortSignal },
): Promise<TaskPage> {
  const query = { page, page_size: pageSize, ...PLUGINS[kind], ...filter };
  const { data } = await client.GET('/api/tasks', { params: { query }, signal });
  const body = data as typeof data | null;
  if (typeof body?.total !== 'number' || !Array.isArray(body.data)) {
    throw new ResponseShapeError('a page of tasks');
  }
  const isTask = (entry: Task | null) => typeof entry === 'object' && entry !== null;
  return { total: body.total, tasks: body.data.filter(isTask) };
}
