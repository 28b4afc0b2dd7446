// The query value as a JSON Schema.
export { DATA_QUERY_SCHEMA } from './json-schema';
