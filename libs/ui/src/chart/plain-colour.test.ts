import { expect, test } from 'vitest';
import { plainColour } from './plain-colour';

test.each([
  ['rgb(0, 114, 178)', 'rgb(0, 114, 178)'],
  ['none', 'none'],
  ['url("#formats-pattern-1")', 'url("#formats-pattern-1")'],
  ['color(srgb 1 0.5 0)', 'rgb(255, 128, 0)'],
  ['color(srgb 0.94 0.966 1.2e-7 / 0.5)', 'rgba(240, 246, 0, 0.5)'],
  ['color(srgb 1.02 -0.01 0)', 'rgb(255, 0, 0)'],
])('%s is written %s', (computed, plain) => {
  expect(plainColour(computed)).toBe(plain);
});
