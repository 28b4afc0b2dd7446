import type { DataFile } from '@omics-portal/api';
import type { FilterValue } from '@omics-portal/data-query';
import type { FieldLabels } from './field-labels';

/** What identifies a row: the path; for a record without one, what it has. */
export function recordKey(record: DataFile): string {
  return record.file_path ?? String(record._id ?? record.file_name ?? JSON.stringify(record));
}

/** Text of a record's value in a table: its label; empty for a record without a value. */
export function cellText(field: string, value: unknown, labels: FieldLabels): string {
  if (value === null || value === undefined || value === '') {
    return '';
  }
  return typeof value === 'object' ? JSON.stringify(value) : labels.value(field, value as FilterValue);
}

/** The fields of a record for its details: those with something in them, without the back end's own key. */
export function detailsOf(record: DataFile): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(inReadingOrder(record)).filter(
    ([key, value]) => key !== '_id' && value !== null && value !== undefined && value !== '',
  );
}

/** What people look for first in a table of files; checksums and the rest follow. */
const FIRST_FIELDS = [
  'file_name',
  'project_name',
  'project_id',
  'data_type',
  'data_category',
  'data_format',
  'file_size',
  'donor_id',
  'library_id',
  'file_path',
] as const;

/** The same record with its best known fields in front, so that an exported table begins with them. */
export function inReadingOrder(record: DataFile): DataFile {
  const first = FIRST_FIELDS.filter((field) => Object.hasOwn(record, field)).map((field) => [
    field,
    record[field],
  ]);
  return { ...Object.fromEntries(first), ...record };
}
