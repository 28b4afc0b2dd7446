import * as v from 'valibot';
import type { FieldSchema } from '@omics-portal/api';
import { filterKind, type DecodeOptions } from '@omics-portal/data-query';

/** What the address of a collection says. The screen reads it itself: it tells what it could not read, and repairs it. */
export const collectionSearch = v.fallback(v.record(v.string(), v.unknown()), {});

/** The most records that the back end gives on one page (`per_page` of dataseq.yaml). */
export const MAX_PER_PAGE = 10_000;

/** Parameters of a collection's address, as a router hands them over. */
export type CollectionSearch = v.InferOutput<typeof collectionSearch>;

/** Fields that every record has, whether or not a schema lists them. */
const OWN_FIELDS = [
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

/** The kinds of filter that the fields of a collection take. */
export function fieldKinds(fields: readonly FieldSchema[]): NonNullable<DecodeOptions['fields']> {
  return {
    ...Object.fromEntries(OWN_FIELDS.map((key) => [key, 'category' as const])),
    file_size: 'number',
    ...Object.fromEntries(fields.map((field) => [field.key, filterKind(field)])),
  };
}
