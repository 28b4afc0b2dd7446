/** Columns that every record has, even if the schema does not offer them as filters. */
export const RECORD_KEYS: ReadonlySet<string> = new Set([
  'file_name',
  'file_path',
  'file_size',
  'project_name',
  'project_id',
  'data_type',
  'data_category',
  'data_format',
  'library_id',
  'donor_id',
  'platform',
  'site',
  'md5sum',
  'sha256',
]);
