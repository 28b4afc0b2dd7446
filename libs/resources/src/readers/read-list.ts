import { type AppManifest, type CategoryCount, isObject, ResponseShapeError } from '@omics-portal/api';

/**
 * Counts of a field's values, from a bare list or an envelope with `data`.
 * @throws ResponseShapeError for anything else
 */
export function readCounts(body: unknown): CategoryCount[] {
  return listOf(body, 'a list of counts').filter(isCount);
}

/**
 * Manifests of the report tools, from a bare list or an envelope with `data`.
 * @throws ResponseShapeError for anything else
 */
export function readReportTools(body: unknown): AppManifest[] {
  return listOf(body, 'a list of report tools').filter(isManifest);
}

function listOf(body: unknown, expected: string): unknown[] {
  const list = isObject(body) ? body.data : body;
  if (!Array.isArray(list)) {
    throw new ResponseShapeError(expected);
  }
  return list;
}

function isCount(value: unknown): value is CategoryCount {
  return isObject(value) && typeof value.total === 'number';
}

function isManifest(value: unknown): value is AppManifest {
  return isObject(value) && typeof value.short_name === 'string' && typeof value.name === 'string';
}
