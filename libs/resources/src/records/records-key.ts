/** Root of the query keys of collections: their names, fields, records and counts. */
export const RECORDS_KEY = ['records'] as const;
