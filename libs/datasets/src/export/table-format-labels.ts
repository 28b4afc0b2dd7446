/** Names of the formats of an exported table, by the ending of its file. */
export const TABLE_FORMAT_LABELS = { csv: 'CSV', tsv: 'TSV', json: 'JSON' } as const;

/** Ending of the file of an exported table. */
export type TableExtension = keyof typeof TABLE_FORMAT_LABELS;
