import type { CategoryFilter, DataQuery, Filter, FilterValue, Filters, NumberFilter } from './query';
import { checkFilterShape, checkObject, checkSortShape } from './check-shape';
import { readPageNumber } from './page-number';

/**
 * Canonical filter, or `null` when it excludes nothing. Values are unique, the empty text is the Unknown bucket, bounds
 * are finite and in order, and lone surrogates (which UTF-8 cannot encode) are replaced.
 * @throws QueryError `bad-shape` or `bad-value` for an invalid filter.
 */
export function normalizeFilter(filter: Filter): Filter | null {
  checkFilterShape(filter);
  switch (filter.kind) {
    case 'category':
      return normalizeCategory(filter);
    case 'number':
      return normalizeNumber(filter);
    case 'text':
      return filter.contains === '' ? null : { kind: 'text', contains: wellFormed(filter.contains) };
    default:
      return filter satisfies never;
  }
}

/** Canonical query: every filter canonical, page and page size at least 1. */
export function normalizeQuery(query: DataQuery): DataQuery {
  checkObject(query, '');
  checkObject(query.filters, 'filters');
  checkSortShape(query.sort);
  const filters: Filters = Object.fromEntries(
    Object.entries(query.filters).flatMap(([field, filter]) => {
      const normal = normalizeFilter(filter);
      return normal === null ? [] : [[field, normal]];
    }),
  );
  return {
    ...query,
    filters,
    page: readPageNumber(query.page) ?? 1,
    perPage: readPageNumber(query.perPage) ?? 10,
  };
}

/** Text without lone surrogates. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

const PILES = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Normalised Unicode text. Of combining marks on one letter the first 30 are kept, as in Unicode's stream-safe format:
 * no language uses more, and reordering a long sequence takes quadratic time.
 */
export function composed(text: string, form: 'NFC' | 'NFKC'): string {
  return text.replace(PILES, '$1').normalize(form);
}

function normalizeCategory(filter: CategoryFilter): CategoryFilter | null {
  const values = [...new Set(filter.values.map(normalizeValue))];
  return values.length === 0 ? null : { kind: 'category', values };
}

function normalizeValue(value: FilterValue): FilterValue {
  if (value === '') return null;
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

function normalizeNumber(filter: NumberFilter): NumberFilter | null {
  const bounds = [filter.min, filter.max].map((bound) =>
    bound === undefined || !Number.isFinite(bound) ? undefined : bound + 0,
  );
  const [first, second] = bounds;
  if (first === undefined && second === undefined) return null;
  if (first === undefined) return second === undefined ? null : { kind: 'number', max: second };
  if (second === undefined) return { kind: 'number', min: first };
  return { kind: 'number', min: Math.min(first, second), max: Math.max(first, second) };
}
