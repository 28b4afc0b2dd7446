import type { DataQuery } from './query';

/** The steps that a history remembers; older ones are forgotten. */
export const MAX_STEPS = 100;

/** What the user asked before, asks now, and took back. A value: every change makes a new one. */
export interface QueryHistory {
  /** Oldest first. */
  readonly past: readonly DataQuery[];
  readonly present: DataQuery;
  /** What `redo` brings back first comes first. */
  readonly future: readonly DataQuery[];
}

/** The history of a user who has just arrived. */
export function history(present: DataQuery): QueryHistory {
  return { past: [], present, future: [] };
}

/**
 * Takes a change in. Filters, tab, order and collection make a step, and what was taken back is forgotten; leafing
 * through pages or another page size is no step: it replaces the present. The same query again changes nothing. The
 * query one step back, or one step forth, is a step along what there is: so the Back and Forward of a browser, and
 * taking a change back by hand, lose nothing.
 */
export function addStep(before: QueryHistory, next: DataQuery): QueryHistory {
  if (sameQuery(before.present, next)) return before;
  if (isSameStep(before.present, next)) return { ...before, present: next };
  if (isSameStep(before.past.at(-1), next)) return { ...undo(before), present: next };
  if (isSameStep(before.future[0], next)) return { ...redo(before), present: next };
  return { past: [...before.past, before.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** Takes the last step back; the same history when there is none. */
export function undo(before: QueryHistory): QueryHistory {
  const present = before.past.at(-1);
  if (present === undefined) return before;
  return { past: before.past.slice(0, -1), present, future: [before.present, ...before.future] };
}

/** Does again what was taken back last; the same history when there is nothing. */
export function redo(before: QueryHistory): QueryHistory {
  const [present, ...future] = before.future;
  if (present === undefined) return before;
  return { past: [...before.past, before.present], present, future };
}

/** Whether two queries ask for the same, page and all; the order in which filters and values were set does not count. */
export function sameQuery(left: DataQuery, right: DataQuery): boolean {
  return left === right || keyOf(left) === keyOf(right);
}

function isSameStep(left: DataQuery | undefined, right: DataQuery): boolean {
  return left !== undefined && sameQuery(firstPage(left), firstPage(right));
}

function firstPage(query: DataQuery): DataQuery {
  return { ...query, page: 1, perPage: 1 };
}

function keyOf({ collection, tab, filters, sort, page, perPage }: DataQuery): string {
  const conditions = Object.entries(filters).map(([field, filter]) =>
    filter.kind === 'category'
      ? [field, ...filter.values.map((value) => JSON.stringify(value)).sort()]
      : [field, filter.kind, filter.kind === 'number' ? [filter.min, filter.max] : filter.contains],
  );
  const inOrder = conditions.map((condition) => JSON.stringify(condition)).sort();
  return JSON.stringify([collection, tab, inOrder, sort?.field, sort?.direction, page, perPage]);
}
