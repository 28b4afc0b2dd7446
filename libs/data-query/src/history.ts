import { checkQuery } from './check-query';
import { checkList, checkObject } from './check-shape';
import type { DataQuery, QueryTab } from './query';

/** Maximum number of steps in a history; older ones are dropped. */
export const MAX_STEPS = 100;

/** Undo history of a query. Immutable: every change returns a new one. */
export interface QueryHistory<Tab extends string = QueryTab> {
  /** Oldest first. */
  readonly past: readonly DataQuery<Tab>[];
  readonly present: DataQuery<Tab>;
  /** Next redo first. */
  readonly future: readonly DataQuery<Tab>[];
}

/** Initial history. */
export function history<Tab extends string>(present: DataQuery<Tab>): QueryHistory<Tab> {
  checkQuery(present);
  return { past: [], present, future: [] };
}

/**
 * History after a change. A change of filters, tab, order or collection adds a step and clears the future; a change of
 * page or page size replaces the present. An equal query changes nothing. A query equal to the previous or the next
 * step moves along the history instead, so that the browser's Back and Forward, and undoing by hand, lose no steps.
 */
export function addStep<Tab extends string>(
  before: QueryHistory<Tab>,
  next: DataQuery<Tab>,
): QueryHistory<Tab> {
  checkHistory(before);
  if (sameQuery(before.present, next)) return before;
  if (isSameStep(before.present, next)) return { ...before, present: next };
  if (isSameStep(before.past.at(-1), next)) return { ...undo(before), present: next };
  if (isSameStep(before.future[0], next)) return { ...redo(before), present: next };
  return { past: [...before.past, before.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** History after undo; unchanged without a past. */
export function undo<Tab extends string>(before: QueryHistory<Tab>): QueryHistory<Tab> {
  checkHistory(before);
  const present = before.past.at(-1);
  if (present === undefined) return before;
  return { past: before.past.slice(0, -1), present, future: [before.present, ...before.future] };
}

/** History after redo; unchanged without a future. */
export function redo<Tab extends string>(before: QueryHistory<Tab>): QueryHistory<Tab> {
  checkHistory(before);
  const [present, ...future] = before.future;
  if (present === undefined) return before;
  return { past: [...before.past, before.present], present, future };
}

/** Whether two queries are equal, including the page; the order in which filters, groups and values were set does not count. */
export function sameQuery(left: DataQuery<string>, right: DataQuery<string>): boolean {
  checkQuery(left);
  checkQuery(right);
  return areEqual(left, right);
}

function areEqual(left: DataQuery<string>, right: DataQuery<string>): boolean {
  return left === right || keyOf(left) === keyOf(right);
}

function checkHistory(input: QueryHistory<string>): void {
  checkObject(input, 'history');
  checkList(input.past, 'history.past');
  checkList(input.future, 'history.future');
  [...input.past, input.present, ...input.future].forEach(checkQuery);
}

function isSameStep(left: DataQuery<string> | undefined, right: DataQuery<string>): boolean {
  return left !== undefined && areEqual(firstPage(left), firstPage(right));
}

function firstPage(query: DataQuery<string>): DataQuery<string> {
  return { ...query, page: 1, perPage: 1 };
}

function keyOf({
  collection,
  tab,
  filters,
  anyOf = [],
  search,
  sort,
  page,
  perPage,
}: DataQuery<string>): string {
  return JSON.stringify([
    collection,
    tab,
    conditionsIn(filters),
    anyOf.map(conditionsIn).map(String).sort(),
    search?.text,
    search?.fields,
    sort?.field,
    sort?.direction,
    page,
    perPage,
  ]);
}

/** Conditions as texts, whatever the order in which they were set. */
function conditionsIn(filters: DataQuery['filters']): string[] {
  const conditions = Object.entries(filters).map(([field, filter]) =>
    filter.kind === 'category'
      ? [field, filter.exclude === true, ...filter.values.map((value) => JSON.stringify(value)).sort()]
      : [field, filter.kind, filter.kind === 'number' ? [filter.min, filter.max] : filter.contains],
  );
  return conditions.map((condition) => JSON.stringify(condition)).sort();
}
