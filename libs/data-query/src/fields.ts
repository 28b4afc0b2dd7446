import { composed } from './normalize';
import { finderOf } from './find-text';

/** What the library needs to know of a field of a collection. */
export interface QueryField {
  readonly key: string;
  readonly name: string;
  readonly description?: string;
  /** `bool` counts as a category and `precision` as a number (contract, section 5). */
  readonly type: 'category' | 'bool' | 'number' | 'precision';
  /** Lower comes first; up to 5 is selected at the start. */
  readonly priority: number;
}

/** Fields up to this priority are selected at the start (specification, section 5). */
export const DEFAULT_PRIORITY = 5;

/** The kind of filter that a field takes. */
export function filterKind(field: Pick<QueryField, 'type'>): 'category' | 'number' {
  return field.type === 'number' || field.type === 'precision' ? 'number' : 'category';
}

/** The keys of the fields that are selected at the start: categories with priority up to 5, by priority. */
export function defaultSelection(fields: readonly QueryField[]): string[] {
  return fields
    .filter((field) => filterKind(field) === 'category' && field.priority <= DEFAULT_PRIORITY)
    .sort((left, right) => left.priority - right.priority)
    .map((field) => field.key);
}

/**
 * The fields whose key, name or other label holds the text. Special characters are stripped on both sides and case does
 * not count, so "File-Size" finds `file_size`. A text with nothing left finds every field. Time is linear in
 * the text and the labels, whatever they are.
 */
export function searchFields<Field extends Pick<QueryField, 'key' | 'name'>>(
  fields: readonly Field[],
  text: string,
  labels: (field: Field) => readonly string[] = () => [],
): Field[] {
  const wanted = plain(text);
  if (wanted === '') return [...fields];
  const finds = finderOf(wanted);
  return fields.filter((field) =>
    [field.key, field.name, ...labels(field)].some((label) => finds(plain(label))),
  );
}

/**
 * Finds texts that hold another one, as it stands but for its case and for how its letters are composed. An empty text, or
 * one of blanks, is in all. Time is linear in both, whatever they are.
 */
export function textFinder(wanted: string): (text: string) => boolean {
  const finds = finderOf(folded(wanted.trim()));
  return (text) => finds(folded(text));
}

function folded(text: string): string {
  return composed(text, 'NFC').toLowerCase();
}

function plain(text: string): string {
  return composed(text, 'NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .toLowerCase();
}
