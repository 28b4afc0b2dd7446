import type { Project } from '@omics-portal/api';
import type { ProjectListInput, ProjectSort } from '@omics-portal/resources';

/** Part of a list request that an older server ignores. */
export type IgnoredFilter = 'name' | 'days' | 'order';

type ListedProject = Pick<Project, 'project_name' | 'started_time' | 'finished_time' | 'percentage'>;

/** Parts of a list request that its rows contradict: older servers ignore them without an error. */
export function ignoredFilters(
  { search, startedFrom = 0, startedBefore = Infinity, sort }: ProjectListInput,
  rows: readonly ListedProject[],
): readonly IgnoredFilter[] {
  const part = search?.toLowerCase() ?? '';
  const found = {
    name: rows.every((row) => row.project_name.toLowerCase().includes(part)),
    days: rows.every(({ started_time: started }) => started >= startedFrom && started < startedBefore),
    order: !sort || isSorted(rows, sort),
  };
  return (['name', 'days', 'order'] as const).filter((filter) => !found[filter]);
}

/** True if rows can be in this order. The server defines the order of states, so they count as sorted. */
function isSorted(rows: readonly ListedProject[], { field, direction }: ProjectSort): boolean {
  if (field === 'status') {
    return true;
  }
  const values = rows.flatMap((row) => {
    const value = field === 'project_name' ? row.project_name.toLowerCase() : row[field];
    return value === null || value === undefined ? [] : [value];
  });
  return values.every((value, index) => {
    const former = values[index - 1] ?? value;
    return direction === 'asc' ? former <= value : former >= value;
  });
}
