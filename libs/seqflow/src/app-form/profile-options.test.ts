import { expect, test } from 'vitest';
import type { AppSchema, ThresholdProfile } from '@omics-portal/api';
import { fieldOptions } from './form-values';
import { takesProfiles, withProfileHelp, withProfileOptions } from './profile-options';

const SHIPPED = [{ label: 'Default', value: 'default' }];
const byField: AppSchema = {
  formMode: 'single',
  fields: [
    { tmplType: 'radio', model: 'omics', options: [{ label: 'Proteins', value: 'proteomics' }] },
    { tmplType: 'select', model: 'limits', options: SHIPPED, profiles: { field: 'omics' } },
  ],
};
const ofDna: AppSchema = {
  formMode: 'single',
  fields: [{ tmplType: 'select', model: 'limits', options: SHIPPED, profiles: { omics: 'genomics' } }],
};
const profile = (id: string, omics: ThresholdProfile['omics'], shipped = false): ThresholdProfile => ({
  ...{ id, name: `Name of ${id}`, omics, shipped },
  version: 1,
  limits: [],
  updated_time: null,
});
const PROFILES = [
  profile('default', 'proteomics', true),
  profile('p', 'proteomics'),
  profile('g', 'genomics'),
];

const optionsOf = (schema: AppSchema, values: Parameters<typeof withProfileOptions>[2]) =>
  withProfileOptions(schema, PROFILES, values)
    .fields.filter(({ model }) => model === 'limits')
    .flatMap(fieldOptions)
    .map(({ value }) => value);

test('profiles of the user for the kind of data follow the options of the app', () => {
  expect(optionsOf(byField, { omics: 'proteomics' })).toEqual(['default', 'p']);
  expect(optionsOf(ofDna, {})).toEqual(['default', 'g']);
});

test('without a kind of data there are the options of the app alone', () => {
  expect(optionsOf(byField, { omics: 'metabolomics' })).toEqual(['default']);
  expect(optionsOf(byField, {})).toEqual(['default']);
});

test('without values, as for the texts of finished jobs, profiles of every kind are there', () => {
  expect(optionsOf(byField, null)).toEqual(['default', 'p', 'g']);
  expect(optionsOf(ofDna, null)).toEqual(['default', 'g']);
});

test('a field without the mark keeps its options, and its form takes no profiles', () => {
  const plain: AppSchema = {
    formMode: 'single',
    fields: [{ tmplType: 'select', model: 'limits', options: SHIPPED }],
  };
  expect(withProfileOptions(plain, PROFILES, null)).toEqual(plain);
  expect([takesProfiles(plain), takesProfiles(byField)]).toEqual([false, true]);
});

test('the help about profiles that are missing stands at the fields of limits alone', () => {
  const [kind, limits] = withProfileHelp(byField, 'Not loaded').fields;
  expect(kind).toEqual(byField.fields[0]);
  expect(limits).toEqual({ ...byField.fields[1], question: 'Not loaded' });
});
