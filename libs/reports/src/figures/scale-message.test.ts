import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { scaleMessage } from './table-findings-messages';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const detected = { scale: 'log2', scaleChosen: false } as const;

test.each([
  ['the median of a sample is given to three digits', { ...detected, typicalValue: 21.818332 }, '21.8'],
  ['so is a large one', { ...detected, scale: 'intensities', typicalValue: 12_345_678 }, '12,300,000'],
] as const)('%s', (_title, input, median) => {
  expect(scaleMessage(i18n, input)).toMatch(
    new RegExp(`\\(detected: the median value is about ${median}\\)$`, 'u'),
  );
});

test.each([
  ['without a median there is no figure', detected, 'log2 (detected)'],
  [
    'a table without values has an assumed scale',
    { ...detected, typicalValue: null },
    'log2 (assumed: there are no values)',
  ],
  ['a stated scale needs no median', { ...detected, scaleChosen: true, typicalValue: 3 }, 'log2 (as stated)'],
] as const)('%s', (_title, input, message) => {
  expect(scaleMessage(i18n, input)).toBe(message);
});
