import { expect, test } from 'vitest';
import { formatFigure, formatShare, fullFigure } from './figure';

test.each([
  ['the published missing percentage', 26.029807493272614, '%', '26.030\u202f%'],
  ['the published correlation', 0.9497132128037724, '', '0.950'],
  ['the published CV', 1.001484660436153, '%', '1.001\u202f%'],
  ['the published SNR', 25.651440189130405, 'dB', '25.651\u202fdB'],
  ['zero keeps its decimals', 0, '%', '0.000\u202f%'],
])('%s has three decimals', (_title, value, unit, shown) => {
  expect(formatFigure(value, unit, 'en-US')).toBe(shown);
});

test('the full figure has all digits', () => {
  expect(fullFigure(25.651440189130405, 'dB')).toBe('25.651440189130405\u202fdB');
});

test('a share has one decimal', () => {
  expect(formatShare(0.23906844335277352, 'en-US')).toBe('23.9\u202f%');
});
