import { expect, test } from 'vitest';
import { historyNotation, limitNotation, metricNotation } from './metric-notation';

test.each([
  ['features', { minDecimals: 0, maxDecimals: 0, unit: '' }],
  ['precisionSnv', { minDecimals: 5, maxDecimals: 5, unit: '' }],
  ['snr', { minDecimals: 3, maxDecimals: 3, unit: 'dB' }],
  ['missing', { minDecimals: 3, maxDecimals: 3, unit: '%' }],
  ['total', { minDecimals: 3, maxDecimals: 3, unit: '' }],
  ['of a later program', { minDecimals: 3, maxDecimals: 3, unit: '' }],
])('values of %s', (key, notation) => {
  expect(metricNotation(key)).toEqual(notation);
});

test('limits from the history have the decimals of their values, others those of their profile', () => {
  expect(limitNotation('recallIndel')).toEqual(metricNotation('recallIndel'));
  expect(limitNotation('total')).toEqual(metricNotation('total'));
  expect(limitNotation('snr')).toEqual({ minDecimals: 0, maxDecimals: 6, unit: 'dB' });
});

test('the mean of counts has decimals, that of other metrics those of their values', () => {
  expect(historyNotation('features')).toEqual({ minDecimals: 3, maxDecimals: 3, unit: '' });
  expect(historyNotation('precisionSnv')).toEqual(metricNotation('precisionSnv'));
});
