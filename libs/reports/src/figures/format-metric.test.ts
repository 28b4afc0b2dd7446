import { expect, test } from 'vitest';
import { formatMetric, formatMetricLimit } from './format-metric';

test.each([
  ['features', 8412, '8,412'],
  ['recallSnv', 0.99793, '0.99793'],
  ['snr', 25.651440189130405, '25.651\u202fdB'],
])('a value of %s', (key, value, shown) => {
  expect(formatMetric(key, value, 'en-US')).toBe(shown);
});

test('a limit has all digits of its profile with the unit, and as many as the values if it comes from the history', () => {
  expect(formatMetricLimit('snr', '>=', 16.7, 'en-US')).toBe('≥ 16.7\u202fdB');
  expect(formatMetricLimit('rc', '>=', 0.913, 'en-US')).toBe('≥ 0.913');
  expect(formatMetricLimit('cv', '<=', 10, 'zh-CN')).toBe('≤ 10\u202f%');
  expect(formatMetricLimit('recallSnv', '>=', 0.9975, 'zh-CN')).toBe('≥ 0.99750');
});
