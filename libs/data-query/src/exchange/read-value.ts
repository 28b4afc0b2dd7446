import type { FilterValue } from '../query';
import { QueryError } from '../query-error';

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Scalar value of a rule. */
export function readScalar(value: unknown, path: string): FilterValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  throw new QueryError('bad-value', path, 'Not a text, a number, a truth value or null.');
}
