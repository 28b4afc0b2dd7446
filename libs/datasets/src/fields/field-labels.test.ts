import { setupI18n } from '@lingui/core';
import { aFieldSchema } from '@omics-portal/api-mocks';
import type { FilterValue } from '@omics-portal/data-query';
import { describe, expect, it } from 'vitest';
import { fieldLabels } from './field-labels';

const FIELDS = [
  aFieldSchema({
    key: 'kind',
    name: 'Kind',
    labels: { 'en-US': { raw: 'Raw reads' }, 'zh-CN': { raw: '原始读段', true: '模拟' }, zh: { old: '旧' } },
  }),
  aFieldSchema({ key: 'other', labels: { zh: { raw: '生' } } }),
  aFieldSchema({ key: 'plain' }),
];

const labelsIn = (locale: string, fields = FIELDS) =>
  fieldLabels(setupI18n({ locale, messages: { [locale]: {} } }), fields);

describe('value', () => {
  it.each<[string, string, string, FilterValue, string]>([
    ['the label in the language', 'zh-CN', 'kind', 'raw', '原始读段'],
    ['the label in the other language', 'en-US', 'kind', 'raw', 'Raw reads'],
    ['the label in the base language', 'zh-CN', 'other', 'raw', '生'],
    ['the label of a value that is no text', 'zh-CN', 'kind', true, '模拟'],
    ['the value, without a label for it', 'zh-CN', 'kind', 'counts', 'counts'],
    ['the value, without labels in the language', 'fr-FR', 'kind', 'raw', 'raw'],
    ['the value of a field whose server sends no labels', 'zh-CN', 'plain', 'raw', 'raw'],
    ['the value of a field that is not in the schema', 'zh-CN', 'file_format', 'raw', 'raw'],
    ['the value that is the name of a property of objects', 'zh-CN', 'kind', 'constructor', 'constructor'],
    ['a number', 'zh-CN', 'kind', 7, '7'],
    ['a boolean as Yes or No', 'en-US', 'plain', false, 'No'],
    ['the text "true" as it is', 'en-US', 'plain', 'true', 'true'],
    ['the Unknown bucket', 'en-US', 'kind', null, 'Unknown'],
  ])('is %s', (_, locale, field, value, label) => {
    expect(labelsIn(locale).value(field, value)).toBe(label);
  });
});

describe('field', () => {
  it.each([
    ['donor_id', 'Donor'],
    ['kind', 'Kind'],
    ['unknown_key', 'unknown_key'],
  ])('%s is called %s', (key, label) => {
    expect(labelsIn('en-US').field(key)).toBe(label);
  });
});
