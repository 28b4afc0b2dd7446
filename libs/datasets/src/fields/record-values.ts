import type { DataFile } from '@omics-portal/api';
import type { FilterValue } from '@omics-portal/data-query';
import type { FieldLabels } from './field-labels';

/** Key of a record's row: its path, else the key of the service, its name, or its content. */
export function recordKey(record: DataFile): string {
  return record.file_path ?? String(record._id ?? record.file_name ?? JSON.stringify(record));
}

/** Name of a record, else its path. */
export function fileName({ file_name: name, file_path: path }: DataFile): string {
  return name ?? path ?? '';
}

/** Key of a file in an address: its path, else its name. Empty for a record without both. */
export function fileKey({ file_name: name, file_path: path }: DataFile): string {
  return path ?? name ?? '';
}

/** Text of a record's value in a table: its label; empty for a record without a value. */
export function cellText(field: string, value: unknown, labels: FieldLabels): string {
  if (value === null || value === undefined || value === '') {
    return '';
  }
  return typeof value === 'object' ? JSON.stringify(value) : labels.value(field, value as FilterValue);
}

/** Fields of a record's details: those with a value, without the internal key of the service. */
export function detailsOf(record: DataFile): readonly (readonly [key: string, value: unknown])[] {
  return Object.entries(inReadingOrder(record)).filter(
    ([key, value]) => key !== '_id' && value !== null && value !== undefined && value !== '',
  );
}

/** Fields at the beginning of an exported table; the others follow. */
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

/** Record with its common fields first, for exported tables. */
export function inReadingOrder(record: DataFile): DataFile {
  const first = FIRST_FIELDS.filter((field) => Object.hasOwn(record, field)).map((field) => [
    field,
    record[field],
  ]);
  return { ...Object.fromEntries(first), ...record };
}
