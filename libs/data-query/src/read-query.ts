import { isFilterValue, isObject } from './check-shape';
import { checkCollectionName } from './collection-name';
import { MAX_GROUPS, normalizeQuery } from './normalize';
import { QUERY_VERSION, type DataQuery, type QuerySearch, type QueryTab } from './query';
import { QueryError } from './query-error';
import { tabsOf, type TabOptions } from './tabs';
import { normalizeSearch } from './text-search';
import { isFieldName } from './tree';

/**
 * Query from stored or sent JSON, in canonical form and of the present version: accepts exactly what the JSON Schema
 * of these tabs accepts.
 * @throws QueryError `bad-shape`, `bad-field` or `bad-value`, with the path.
 */
export function readQuery<Tab extends string = QueryTab>(
  input: unknown,
  options: TabOptions<Tab> = {},
): DataQuery<Tab> {
  const tabs: readonly unknown[] = tabsOf(options);
  const query = object(
    input,
    '',
    ['version', 'collection', 'tab', 'filters', 'page', 'perPage'],
    ['anyOf', 'search', 'sort'],
  );
  const { version } = query;
  refuse(version !== 1 && version !== QUERY_VERSION, 'bad-shape', 'version', 'An unknown version.');
  const { collection, tab } = query;
  checkCollectionName(collection);
  refuse(!tabs.includes(tab), 'bad-value', 'tab', 'An unknown tab.');
  for (const key of ['page', 'perPage']) {
    const isCount = Number.isInteger(query[key]) && Number(query[key]) >= 1;
    refuse(!isCount, 'bad-value', key, 'Not a whole number of at least 1.');
  }
  checkFilters(query['filters'], 'filters');
  if ('anyOf' in query) checkGroups(query['anyOf']);
  if ('search' in query) checkSearch(query['search']);
  if ('sort' in query) checkSort(query['sort']);
  return normalizeQuery({ ...(query as unknown as DataQuery<Tab>), version: QUERY_VERSION });
}

function checkFilters(input: unknown, path: string): void {
  for (const [field, filter] of Object.entries(object(input, path))) {
    refuse(!isFieldName(field), 'bad-field', `${path}.${field}`, 'Not the name of a field.');
    checkFilter(filter, `${path}.${field}`);
  }
}

function checkGroups(input: unknown): void {
  const isList = Array.isArray(input) && input.length > 0 && input.length <= MAX_GROUPS;
  refuse(!isList, 'bad-value', 'anyOf', `Not a list of 1 to ${MAX_GROUPS} groups.`);
  for (const [index, group] of (input as unknown[]).entries()) {
    checkFilters(group, `anyOf.${index}`);
    refuse(Object.keys(group as object).length === 0, 'bad-value', `anyOf.${index}`, 'An empty group.');
  }
}

function checkSearch(input: unknown): void {
  const search = object(input, 'search', ['text', 'fields']);
  const { fields } = search;
  refuse(
    Array.isArray(fields) && new Set(fields).size < fields.length,
    'bad-value',
    'search.fields',
    'A field is there twice.',
  );
  const isBlank = normalizeSearch(search as unknown as QuerySearch) === null;
  refuse(isBlank, 'bad-value', 'search.text', 'A blank text.');
}

function checkSort(input: unknown): void {
  const { field, direction } = object(input, 'sort', ['field', 'direction']);
  refuse(!isFieldName(field), 'bad-field', 'sort.field', 'Not the name of a field.');
  refuse(
    direction !== 'asc' && direction !== 'desc',
    'bad-value',
    'sort.direction',
    'Neither "asc" nor "desc".',
  );
}

function checkFilter(input: unknown, path: string): void {
  const { kind } = object(input, path);
  if (kind === 'category') {
    const { values, exclude } = object(input, path, ['kind', 'values'], ['exclude']);
    refuse(exclude !== undefined && exclude !== true, 'bad-value', `${path}.exclude`, 'Not true.');
    const isList = Array.isArray(values) && values.length > 0 && values.every(isFilterValue);
    refuse(
      !isList || new Set(values).size < values.length,
      'bad-value',
      `${path}.values`,
      'Not a list of different values.',
    );
  } else if (kind === 'number') {
    const { min, max } = object(input, path, ['kind'], ['min', 'max']);
    const bounds = [min, max].filter((bound) => bound !== undefined);
    refuse(bounds.length === 0 || !bounds.every(isNumber), 'bad-value', path, 'Neither bound is a number.');
  } else {
    const { contains } = object(input, path, ['kind', 'contains']);
    refuse(kind !== 'text', 'bad-shape', `${path}.kind`, 'An unknown kind of filter.');
    refuse(typeof contains !== 'string' || contains === '', 'bad-value', `${path}.contains`, 'Not a text.');
  }
}

/** Object with exactly these keys; with any keys when none are listed. */
function object(
  input: unknown,
  path: string,
  needed: readonly string[] = [],
  allowed: readonly string[] = [],
): Record<string, unknown> {
  if (!isObject(input)) {
    throw new QueryError('bad-shape', path, 'Not an object.');
  }
  const keys = Object.keys(input);
  const missing = needed.find((key) => !keys.includes(key));
  refuse(missing !== undefined, 'bad-shape', path, `"${missing}" is missing.`);
  const foreign = keys.find((key) => !needed.includes(key) && !allowed.includes(key));
  refuse(needed.length > 0 && foreign !== undefined, 'bad-shape', path, `"${foreign}" does not belong here.`);
  return input as Record<string, unknown>;
}

function refuse(isWrong: boolean, code: QueryError['code'], path: string, reason: string): void {
  if (isWrong) throw new QueryError(code, path, reason);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
