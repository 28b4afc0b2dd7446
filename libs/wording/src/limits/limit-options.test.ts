import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { limitOptions } from './limit-options';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const PROFILES = [
  { id: 'default', name: 'Default', shipped: true },
  { id: 'f1', name: 'Limits of lab 7', shipped: false },
];
const valuesOf = (chosen: string, profiles?: typeof PROFILES) =>
  limitOptions(i18n, chosen, profiles).map(({ value }) => value);

test('the shipped limits come first, then those of the user', () => {
  expect(valuesOf('default', PROFILES)).toEqual(['default', 'strict', 'f1']);
  expect(limitOptions(i18n, 'f1', PROFILES).at(-1)).toEqual({ value: 'f1', label: 'Limits of lab 7' });
});

test('a chosen profile that is not among the loaded ones has an option; one may still be among those being loaded', () => {
  expect(valuesOf('gone', PROFILES)).toEqual(['default', 'strict', 'f1', 'gone']);
  expect(valuesOf('gone', [])).toEqual(['default', 'strict', 'gone']);
  expect(valuesOf('gone')).toEqual(['default', 'strict']);
});
