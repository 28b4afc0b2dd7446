import { checkCollectionName } from './collection-name';
import { normalizeQuery } from './normalize';
import { QUERY_VERSION, type DataQuery } from './query';
import { QueryError } from './query-error';
import { isFieldName } from './tree';

/**
 * Query from stored or sent JSON, in canonical form: accepts exactly what the JSON Schema accepts.
 * @throws QueryError `bad-shape`, `bad-field` or `bad-value`, with the path.
 */
export function readQuery(input: unknown): DataQuery {
  const query = object(input, '', ['version', 'collection', 'tab', 'filters', 'page', 'perPage'], ['sort']);
  refuse(query['version'] !== QUERY_VERSION, 'bad-shape', 'version', 'An unknown version.');
  const { collection, tab } = query;
  checkCollectionName(collection);
  refuse(tab !== 'files' && tab !== 'libraries' && tab !== 'donors', 'bad-value', 'tab', 'An unknown tab.');
  for (const key of ['page', 'perPage']) {
    const isCount = Number.isInteger(query[key]) && Number(query[key]) >= 1;
    refuse(!isCount, 'bad-value', key, 'Not a whole number of at least 1.');
  }
  for (const [field, filter] of Object.entries(object(query['filters'], 'filters'))) {
    refuse(!isFieldName(field), 'bad-field', `filters.${field}`, 'Not the name of a field.');
    checkFilter(filter, `filters.${field}`);
  }
  if ('sort' in query) checkSort(query['sort']);
  return normalizeQuery(query as unknown as DataQuery);
}

function checkSort(input: unknown): void {
  const { field, direction } = object(input, 'sort', ['field', 'direction']);
  refuse(
    typeof field !== 'string' || !isFieldName(field),
    'bad-field',
    'sort.field',
    'Not the name of a field.',
  );
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
    const { values } = object(input, path, ['kind', 'values']);
    const isList = Array.isArray(values) && values.length > 0 && values.every(isValue);
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
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
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

function isValue(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || isNumber(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
