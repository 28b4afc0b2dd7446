import type { Task } from '@omics-portal/api';
import type { TaskPage } from './task-pages';

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
  const searched = name.trim().toLowerCase();
  const found: Task[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { total, tasks } = await fetchPage(page, pageSize);
    found.push(...tasks.filter((task) => nameOf(task).toLowerCase().includes(searched)));
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
