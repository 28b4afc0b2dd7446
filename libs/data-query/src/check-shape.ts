import { check, checkText } from './check';

/**
 * Argument checks for untyped callers: a wrong argument is a `QueryError` at the call, never a silently dropped filter
 * or a TypeError from inside.
 */

/** Test whether an object has the prototype of an object literal, of this window or another, or none. */
export function isLiteral(input: object): boolean {
  return Object.getPrototypeOf(Object.getPrototypeOf(input) ?? Object.prototype) === null;
}

/**
 * Test whether a value is an object with own, enumerable string keys only. Inherited, hidden and symbol keys would be silently
 * ignored, as would the content of a Map, a URLSearchParams or the like.
 */
export function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return (
    typeof input === 'object' &&
    input !== null &&
    isLiteral(input) &&
    Reflect.ownKeys(input).length === Object.keys(input).length
  );
}

/** Path of a key; the key alone at the root. */
export function pathOf(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/**
 * @throws QueryError `bad-shape` unless the argument is an object without hidden or inherited keys, and with no other than
 * these where they are listed.
 */
export function checkObject(
  input: unknown,
  path: string,
  keys?: readonly string[],
): asserts input is Readonly<Record<string, unknown>> {
  check(isObject(input), path, 'Not a plain object.', 'bad-shape');
  const foreign = keys && Object.keys(input).find((key) => !keys.includes(key));
  check(foreign === undefined, pathOf(path, foreign ?? ''), 'An unknown key.', 'bad-shape');
}

/** @throws QueryError `bad-value` unless the argument is a finite number. */
export function checkNumber(input: unknown, path: string): asserts input is number {
  check(Number.isFinite(input), path, 'Not a finite number.');
}

/** @throws QueryError `bad-value` unless the argument is a function. */
export function checkFunction(input: unknown, path: string): void {
  check(typeof input === 'function', path, 'Not a function.');
}

/** @throws QueryError `bad-value` unless the argument is one of these. */
export function checkOneOf(input: unknown, path: string, allowed: readonly unknown[]): void {
  check(allowed.includes(input), path, `None of ${allowed.join(', ')}.`);
}

/** @throws QueryError `bad-value` unless the argument is a list of such items. */
export function checkList(
  input: unknown,
  path: string,
  isItem: (item: unknown) => boolean = () => true,
): asserts input is readonly unknown[] {
  // The copy has undefined for each hole, which `every` would skip.
  check(Array.isArray(input) && [...input].every((item) => isItem(item)), path, 'Not a list of such values.');
}

/** Whether a value is a text. */
export function isText(input: unknown): input is string {
  return typeof input === 'string';
}

/** Whether a value is one of a category filter. */
export function isFilterValue(value: unknown): boolean {
  return value === null || isText(value) || typeof value === 'boolean' || Number.isFinite(value);
}

/** @throws QueryError `bad-value` unless the argument is a value of a category filter. */
export function checkValue(value: unknown, path: string): void {
  check(isFilterValue(value), path, 'Not a value of a filter.');
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a filter, which may be empty. */
export function checkFilterShape(filter: unknown, path = ''): void {
  checkObject(filter, path);
  const { kind, values, exclude, min, max, contains } = filter;
  switch (kind) {
    case 'category':
      checkObject(filter, path, ['kind', 'values', 'exclude']);
      checkList(values, pathOf(path, 'values'), isFilterValue);
      check(exclude === undefined || exclude === true, pathOf(path, 'exclude'), 'Not true.');
      return;
    case 'number':
      checkObject(filter, path, ['kind', 'min', 'max']);
      if (min !== undefined) checkNumber(min, pathOf(path, 'min'));
      if (max !== undefined) checkNumber(max, pathOf(path, 'max'));
      return;
    case 'text':
      checkObject(filter, path, ['kind', 'contains']);
      checkText(contains, pathOf(path, 'contains'));
      return;
    default:
      check(false, pathOf(path, 'kind'), 'An unknown kind of filter.', 'bad-shape');
  }
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a map of filters by field. */
export function checkFiltersShape(filters: unknown, path: string): void {
  checkObject(filters, path);
  for (const [field, filter] of Object.entries(filters)) checkFilterShape(filter, pathOf(path, field));
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a list of groups of filters. */
export function checkGroupsShape(groups: unknown): void {
  check(Array.isArray(groups), 'anyOf', 'Not a list of groups.', 'bad-shape');
  groups.forEach((group, index) => checkFiltersShape(group, `anyOf.${index}`));
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a sort order. */
export function checkSortShape(sort: unknown): void {
  checkObject(sort, 'sort', ['field', 'direction']);
  checkText(sort['field'], 'sort.field');
  checkOneOf(sort['direction'], 'sort.direction', ['asc', 'desc']);
}

/** @throws QueryError `bad-shape` or `bad-value` unless the argument is a map of fields to kinds, or undefined. */
export function checkFieldKinds(fields: unknown, path: string): void {
  if (fields === undefined) return;
  checkObject(fields, path);
  for (const [field, kind] of Object.entries(fields)) {
    checkOneOf(kind, pathOf(path, field), ['category', 'number']);
  }
}
