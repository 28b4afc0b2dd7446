import { withFilter, withSearch, type DataQuery, type Filter } from '@omics-portal/data-query';
import { parseFileSize, withoutGroups } from '@omics-portal/wording';

/** Field that a typed size filters. */
export const SIZE_FIELD = 'file_size';

const SIGN = /^([<>≥≤])?=?/;

/**
 * Filters of the file size that a typed text means: "> 1 MB" and "<= 500 KB" mean one, "1 MB" either. None for any other
 * text, and for a number without a sign or a unit, which may be a part of a name.
 */
export function sizeFilters(text: string): readonly Filter[] {
  const plain = text.normalize('NFKC').trim();
  const [lead = '', sign] = SIGN.exec(plain) ?? [];
  const size = plain.slice(lead.length);
  const bytes = parseFileSize(withoutGroups(size));
  if (bytes === null || (lead === '' && !/[a-z]/i.test(size))) return [];
  const least = { kind: 'number', min: bytes } as const;
  const most = { kind: 'number', max: bytes } as const;
  if (sign === undefined) return [least, most];
  return sign === '>' || sign === '≥' ? [least] : [most];
}

/** Query with the one size that a typed text means, in place of its search; null for a text that means none or several. */
export function withTypedSize(query: DataQuery, text: string): DataQuery | null {
  const [filter, other] = sizeFilters(text);
  return filter && !other ? withSize(query, filter) : null;
}

/** Query with a filter of the size in place of its search. */
export function withSize(query: DataQuery, filter: Filter): DataQuery {
  return withFilter(withSearch(query, null), SIZE_FIELD, filter);
}
