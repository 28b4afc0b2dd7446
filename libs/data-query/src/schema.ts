// The query value as a JSON Schema, and its reader for who has no validator.
export { DATA_QUERY_SCHEMA } from './json-schema';
export { readQuery } from './read-query';
