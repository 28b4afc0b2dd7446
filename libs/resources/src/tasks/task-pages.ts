import { readPage, type ReportClient, type Task, type TaskStatus } from '@omics-portal/api';

/** Root of the query keys of tasks of the report service: reports and uploads. */
export const TASKS_KEY = ['tasks'] as const;

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

/** Fetches one page of tasks; `page` counts from 1. Entries that are no objects are dropped: one bad task must not empty the list. */
export async function fetchTaskPage(
  client: ReportClient,
  filter: TaskFilter,
  { page, pageSize, signal }: { page: number; pageSize: number; signal: AbortSignal },
): Promise<TaskPage> {
  const query = { page, page_size: pageSize, ...filter };
  const { data } = await client.GET('/api/tasks', { params: { query }, signal });
  const { total, data: tasks } = readPage(data, 'a page of tasks');
  return { total, tasks: tasks.filter((task: Task | null) => typeof task === 'object' && task !== null) };
}

/** Limits of a search by name, which the service lacks: pages are fetched and searched in the browser. */
export interface NameSearchLimits {
  readonly pageSize: number;
  readonly maxPages: number;
}

/** Fetches the tasks whose name contains `name`, ignoring case, from at most `maxPages` pages. */
export async function searchTasks(
  name: string,
  { pageSize, maxPages }: NameSearchLimits,
  fetchPage: (page: number, pageSize: number) => Promise<TaskPage>,
): Promise<readonly Task[]> {
  const wanted = name.trim().toLowerCase();
  const found: Task[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { total, tasks } = await fetchPage(page, pageSize);
    found.push(...tasks.filter((task) => nameOf(task).toLowerCase().includes(wanted)));
    if (tasks.length === 0 || page * pageSize >= total) {
      break;
    }
  }
  return found;
}

/** Name of a task. Reports of older servers have `report_name`. */
function nameOf({ name, report_name: reportName }: Partial<Task>): string {
  return reportName ?? name ?? '';
}
