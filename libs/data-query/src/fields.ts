import { checkText } from './check';
import { checkFunction, checkList, checkObject, isObject, isText } from './check-shape';
import { composed } from './unicode-text';
import { finderOf } from './find-text';

/** Field of a collection, as far as this library uses it. */
export interface QueryField {
  readonly key: string;
  readonly name: string;
  readonly description?: string;
  /** `bool` counts as a category and `precision` as a number (contract, section 5). */
  readonly type: 'category' | 'bool' | 'number' | 'precision';
  /** Lower comes first; fields up to 5 are selected initially. */
  readonly priority: number;
}

/** Maximum priority of initially selected fields (specification, section 5). */
export const DEFAULT_PRIORITY = 5;

/** Kind of filter that a field supports; a type that this library does not know counts as a category. */
export function filterKind(field: Pick<QueryField, 'type'>): 'category' | 'number' {
  checkObject(field, 'field');
  checkText(field.type, 'field.type');
  return field.type === 'number' || field.type === 'precision' ? 'number' : 'category';
}

/** Keys of the initially selected fields: categories with priority up to 5, by priority. */
export function defaultSelection(fields: readonly QueryField[]): string[] {
  checkList(fields, 'fields', isField);
  return fields
    .filter((field) => filterKind(field) === 'category' && field.priority <= DEFAULT_PRIORITY)
    .sort((left, right) => left.priority - right.priority)
    .map((field) => field.key);
}

/**
 * Field search: fields whose key, name or other label contains the text. Special characters and case are ignored, so
 * "File-Size" finds `file_size`. A text without other characters finds every field. Linear time in the text and the
 * labels.
 */
export function searchFields<Field extends Pick<QueryField, 'key' | 'name'>>(
  fields: readonly Field[],
  text: string,
  labels: (field: Field) => readonly string[] = () => [],
): Field[] {
  checkList(fields, 'fields', (field) => isObject(field) && isText(field['key']) && isText(field['name']));
  checkText(text, 'text');
  checkFunction(labels, 'labels');
  const needle = plain(text);
  if (needle === '') return [...fields];
  const contains = finderOf(needle);
  return fields.filter((field) =>
    [field.key, field.name, ...labels(field)].some((label) => contains(plain(label))),
  );
}

function isField(field: unknown): boolean {
  if (!isObject(field)) return false;
  return isText(field['key']) && isText(field['type']) && Number.isFinite(field['priority']);
}

function plain(text: string): string {
  return composed(text, 'NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .toLowerCase();
}
