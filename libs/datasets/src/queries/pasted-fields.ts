/** Maximum number of values in one list of a request (dataseq.yaml). */
export const MAX_PASTED = 10_000;

/** Fields in which a pasted list is searched, in the order of preference. */
export const PASTED_FIELDS = ['file_name', 'library_id', 'donor_id', 'md5sum', 'file_path'] as const;
export type PastedField = (typeof PASTED_FIELDS)[number];
