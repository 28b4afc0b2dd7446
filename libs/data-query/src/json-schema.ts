import { COLLECTION_NAME } from './collection-name';
import { MAX_GROUPS } from './normalize';
import { QUERY_VERSION } from './query';
import { tabsOf, type TabOptions } from './tabs';
import { MAX_SEARCH_FIELDS, MAX_SEARCH_LENGTH } from './text-search';
import { FIELD_NAME } from './tree';

/** Schemas of the properties except the tab. */
const PROPERTIES = {
  version: { enum: [1, QUERY_VERSION] },
  collection: { type: 'string', pattern: COLLECTION_NAME.source },
  filters: { $ref: '#/$defs/filters' },
  anyOf: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_GROUPS,
    items: { $ref: '#/$defs/filters', minProperties: 1 },
  },
  search: {
    type: 'object',
    required: ['text', 'fields'],
    additionalProperties: false,
    properties: {
      // At least one word.
      text: { type: 'string', maxLength: MAX_SEARCH_LENGTH, pattern: String.raw`\S` },
      fields: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_SEARCH_FIELDS,
        uniqueItems: true,
        items: { type: 'string', pattern: FIELD_NAME.source },
      },
    },
  },
  sort: {
    type: 'object',
    required: ['field', 'direction'],
    additionalProperties: false,
    properties: {
      field: { type: 'string', pattern: FIELD_NAME.source },
      direction: { enum: ['asc', 'desc'] },
    },
  },
  page: { type: 'integer', minimum: 1 },
  perPage: { type: 'integer', minimum: 1 },
};

/** Schema without its properties. */
const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'DataQuery',
  type: 'object',
  required: ['version', 'collection', 'tab', 'filters', 'page', 'perPage'],
  additionalProperties: false,
  $defs: {
    filters: {
      type: 'object',
      propertyNames: { pattern: FIELD_NAME.source },
      additionalProperties: { $ref: '#/$defs/filter' },
    },
    filter: {
      oneOf: [
        {
          type: 'object',
          required: ['kind', 'values'],
          additionalProperties: false,
          properties: {
            kind: { const: 'category' },
            exclude: { const: true },
            values: {
              type: 'array',
              minItems: 1,
              uniqueItems: true,
              items: { type: ['string', 'number', 'boolean', 'null'] },
            },
          },
        },
        {
          type: 'object',
          required: ['kind'],
          minProperties: 2,
          additionalProperties: false,
          properties: { kind: { const: 'number' }, min: { type: 'number' }, max: { type: 'number' } },
        },
        {
          type: 'object',
          required: ['kind', 'contains'],
          additionalProperties: false,
          properties: { kind: { const: 'text' }, contains: { type: 'string', minLength: 1 } },
        },
      ],
    },
  },
};

/** JSON Schema (2020-12) of a query with the default tabs, for storage and exchange. */
export const DATA_QUERY_SCHEMA: Readonly<Record<string, unknown>> = /* @__PURE__ */ dataQuerySchema();

/**
 * JSON Schema (2020-12) of a query with these tabs.
 * @throws QueryError `bad-shape` or `bad-value` for invalid options.
 */
export function dataQuerySchema(options: TabOptions = {}): Readonly<Record<string, unknown>> {
  return { ...SCHEMA, properties: { ...PROPERTIES, tab: { enum: [...tabsOf(options)] } } };
}
