import { type AppManifest, type CategoryCount } from '../entities';
import { isObject } from './is-object';

/** Counts of a field's values, from a bare list or from one in an envelope with `data`. */
export function readCounts(body: unknown): CategoryCount[] {
  return listOf(body).filter(isCount);
}

/** Cards of the report tools, from a bare list or from one in an envelope with `data`. */
export function readReportTools(body: unknown): AppManifest[] {
  return listOf(body).filter(isManifest);
}

function listOf(body: unknown): unknown[] {
  const list = isObject(body) ? body.data : body;
  return Array.isArray(list) ? list : [];
}

function isCount(value: unknown): value is CategoryCount {
  return isObject(value) && typeof value.total === 'number';
}

function isManifest(value: unknown): value is AppManifest {
  return isObject(value) && typeof value.short_name === 'string' && typeof value.name === 'string';
}
