// JSON Schema of a query, and its reader for callers without a validator.
export { DATA_QUERY_SCHEMA, dataQuerySchema } from './json-schema';
export { readQuery } from './read-query';
export type { TabOptions } from './tabs';
