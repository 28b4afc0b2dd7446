/** The most readings of a pasted text that the wire takes in one list (dataseq.yaml). */
export const MAX_PASTED = 10_000;

/** The fields in which a pasted list is looked for, likeliest first. */
export const PASTED_FIELDS = ['file_name', 'library_id', 'donor_id', 'md5sum', 'file_path'] as const;
export type PastedField = (typeof PASTED_FIELDS)[number];
