import {
  type NamedReference,
  ResponseShapeError,
  type ReportClient,
  type Task,
  type TaskStatus,
} from '@omics-portal/api';
import type { ReportVerdict } from './report-verdict';
import type { ReportMarkFilter } from './task-filters';

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
  /** Part of the name, ignoring case. */
  readonly name?: string;
  readonly verdict?: ReportVerdict;
  readonly mark?: ReportMarkFilter;
  /** Milliseconds since 1970. */
  readonly started_from?: number;
  /** Milliseconds since 1970; excluded. */
  readonly started_before?: number;
  readonly laboratory?: string;
  readonly instrument?: string;
  readonly operator?: string;
  /** `YYYY-MM-DD`. */
  readonly measured_from?: string;
  /** `YYYY-MM-DD`, included. */
  readonly measured_to?: string;
  readonly reference_kind?: NamedReference['kind'];
}

/** Filters that older servers ignore: a page names those that it follows. */
export const NEWER_FILTERS = [
  'name',
  'verdict',
  'mark',
  'started_from',
  'started_before',
  'laboratory',
  'instrument',
  'operator',
  'measured_from',
  'measured_to',
  'reference_kind',
] as const;
/** One of {@link NEWER_FILTERS}. */
export type NewerFilter = (typeof NEWER_FILTERS)[number];

/** Characters of a name filter at most; the service rejects longer ones. */
const MAX_NAME = 64;

/** Filter by a part of the name, without the blanks around it; empty for no text. */
export function nameFilter(text: string | undefined): Pick<TaskFilter, 'name'> {
  const name = text?.trim().slice(0, MAX_NAME);
  return name ? { name } : {};
}

/** A page of tasks and the number of all tasks. */
export interface TaskPage {
  readonly total: number;
  readonly tasks: readonly Task[];
  /** Newer filters that the server applied. */
  readonly applied: readonly NewerFilter[];
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
  const applied: unknown = body.applied_filters;
  return {
    total: body.total,
    tasks: body.data.filter(isTask),
    applied: NEWER_FILTERS.filter((filter) => Array.isArray(applied) && applied.includes(filter)),
  };
}
