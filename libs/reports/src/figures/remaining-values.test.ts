import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { remainingValues } from './table-findings-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

test.each([
  ['has all of them', 'values-differ', 12, 12, undefined],
  ['has the first of many', 'values-differ', 1200, 1000, 'The log lists all.'],
  ['is of an earlier version, without a list', 'values-differ', 1, 0, 'The log lists all.'],
  ['has another notice', 'file-problems', 12, 0, undefined],
] as const)('a report that %s', (_what, code, count, listed, sentence) => {
  expect(remainingValues(i18n, { code, params: { count } }, listed)).toBe(sentence);
});
