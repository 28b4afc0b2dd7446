import { APP_ICONS, APP_ROUTES, type BrandTexts } from '@omics-portal/api/brand';
import { compileSchema } from '../json-schema/schema-guard.ts';

/** Languages of the portal; texts and documents of a brand exist in each. */
export const LANGUAGES = ['en-US', 'zh-CN'] as const;

const text = {
  anyOf: [
    { type: 'string', minLength: 1 },
    {
      type: 'object',
      properties: Object.fromEntries(
        LANGUAGES.map((language) => [language, { type: 'string', minLength: 1 }]),
      ),
      required: LANGUAGES,
      additionalProperties: false,
    },
  ],
  expects: `must be a text, or an object with a text for each of ${LANGUAGES.join(' and ')}`,
};

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    projectName: { type: 'string', minLength: 1, expects: 'must be a text' },
    collectionDescriptions: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'].map((omics) => [omics, text]),
      ),
    },
    collections: {
      type: 'object',
      propertyNames: {
        pattern: '^[a-z][a-z0-9_]{1,61}[a-z0-9]$',
        expects: 'must have names of collections: lower-case letters, digits and underscores, at least 3',
      },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: { title: text, description: text },
      },
    },
    vialName: {
      type: 'string',
      pattern: '^(?=.*\\{sample\\})[^{}]*(?:\\{(?:type|sample|batch)\\}[^{}]*)*$',
      expects: 'must be a text with {sample} in it; {type} and {batch} are filled in as well',
    },
    apps: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'link'],
        properties: {
          name: text,
          icon: { enum: APP_ICONS },
          link: {
            type: 'string',
            pattern: `^(?:https?://\\S+|${APP_ROUTES.join('|')})$`,
            expects: `must be an address with http, or one of ${APP_ROUTES.join(', ')}`,
          },
        },
      },
    },
  },
};

/** Type guard of `brand.json`. */
export const isBrandTexts = compileSchema<BrandTexts>(SCHEMA);
