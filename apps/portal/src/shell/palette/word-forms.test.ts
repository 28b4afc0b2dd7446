import { expect, test } from 'vitest';
import { inSingular, singularOf } from './word-forms';

test.each([
  ['policies', 'policy'],
  ['analyses', 'analysis'],
  ['matrices', 'matrix'],
  ['batches', 'batch'],
  ['indexes', 'index'],
  ['reports', 'report'],
  ['services', 'service'],
  ['cvs', 'cv'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

test.each(['policy', 'analysis', 'status', 'class', 'is', 's', '策略'])('%s stays', (word) => {
  expect(singularOf(word)).toBe(word);
});

test('each word of a text is put into the singular', () => {
  expect(inSingular('data policies: terms, 质控报告 apps')).toBe('data policy: term, 质控报告 app');
});
