import type { FieldSchema } from '@omics-portal/api';
import { filterKind, type DecodeOptions } from '@omics-portal/data-query';

/** Maximum number of records on one page (`per_page` of dataseq.yaml). */
export const MAX_PER_PAGE = 10_000;

/** Fields that the search box of a collection searches: what names a file, and where it comes from. */
export const SEARCH_FIELDS = ['file_name', 'file_path', 'library_id', 'donor_id'] as const;

/** Fields of every record, whether or not a schema lists them. */
const RECORD_FIELDS = [
  'file_name',
  'file_path',
  'project_name',
  'project_id',
  'data_type',
  'data_category',
  'data_format',
  'library_id',
  'donor_id',
  'md5sum',
  'sha256',
] as const;

/** Kind of filter of each field of a collection. */
export function fieldKinds(fields: readonly FieldSchema[]): NonNullable<DecodeOptions['fields']> {
  return {
    ...Object.fromEntries(RECORD_FIELDS.map((key) => [key, 'category' as const])),
    file_size: 'number',
    ...Object.fromEntries(fields.map((field) => [field.key, filterKind(field)])),
  };
}
