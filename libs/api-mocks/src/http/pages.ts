import type { Task } from '@omics-portal/api';

/** Page of a list in datains and dataseq: `page` and `per_page` of the query, 1 and 10 by default. */
export function pageOf<T>(items: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const per_page = Number(query.get('per_page') ?? 10);
  return { total: items.length, page, per_page, data: items.slice((page - 1) * per_page, page * per_page) };
}

/** Page of tasks, which use `page_size`. */
export function taskPageOf<T>(items: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const page_size = Number(query.get('page_size') ?? 10);
  return {
    total: items.length,
    page,
    page_size,
    data: items.slice((page - 1) * page_size, page * page_size),
  };
}

const EXACT = [
  'status',
  'plugin_name',
  'plugin_type',
  'owner',
  'project_id',
  'workflow_id',
  'verdict',
] as const;
const FACTS = ['laboratory', 'instrument', 'operator'] as const;
const NEWER = [
  'name',
  'verdict',
  'mark',
  'started_from',
  'started_before',
  ...FACTS,
  'reference_kind',
] as const;

/** Page of the tasks that match the query, as a server filters them; `older`: as one that ignores the newer filters. */
export function filteredTaskPage(
  tasks: readonly Task[],
  query: URLSearchParams,
  { older = false }: { readonly older?: boolean } = {},
) {
  const followed = new URLSearchParams(
    [...query].filter(([key]) => !older || !NEWER.some((filter) => filter === key)),
  );
  const name = followed.get('name')?.toLowerCase() ?? '';
  const kind = followed.get('reference_kind');
  const mark = followed.get('mark');
  const from = Number(followed.get('started_from') ?? -Infinity);
  const before = Number(followed.get('started_before') ?? Infinity);
  const found = tasks.filter(
    (task) =>
      EXACT.every((key) => !followed.has(key) || followed.get(key) === task[key]) &&
      FACTS.every((key) => !followed.has(key) || followed.get(key) === task.measurement?.[key]) &&
      (mark === null || hasMark(task, mark)) &&
      (kind === null || (task.references ?? []).some((reference) => reference.kind === kind)) &&
      task.name.toLowerCase().includes(name) &&
      task.started_time >= from &&
      task.started_time < before,
  );
  const applied = NEWER.filter((filter) => followed.has(filter));
  return { ...taskPageOf(found, query), ...(older ? {} : { applied_filters: applied }) };
}

function hasMark({ checked_time: checked, archived_time: archived }: Task, mark: string): boolean {
  return mark === 'checked' ? Boolean(checked) : Boolean(archived) === (mark === 'archived');
}
