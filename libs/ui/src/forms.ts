// Forms checked by a schema, apart from the rest: react-hook-form and valibot's resolver come with them.
export { SchemaField, type SchemaFieldProps } from './schema-form/schema-field';
export { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './schema-form/use-schema-form';
