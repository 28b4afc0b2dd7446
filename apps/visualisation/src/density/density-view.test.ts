import { expect, test } from 'vitest';
import { smallVariantDensity } from '../testing/variant-density';
import { densityView, spanOf, sumOf } from './density-view';

test('an address without choices shows the first sample and no chromosome', () => {
  expect(densityView({ type: 'snv' }, smallVariantDensity())).toEqual({
    type: 'snv',
    sample: 'D5',
    index: 0,
    chromosome: undefined,
  });
});

test('choices that the set has are taken, others are replaced', () => {
  const density = smallVariantDensity();
  expect(densityView({ type: 'indel', sample: 'F7', chromosome: 'chr6' }, density)).toEqual({
    type: 'indel',
    sample: 'F7',
    index: 1,
    chromosome: 'chr6',
  });
  expect(densityView({ type: 'snv', sample: 'X', chromosome: 'chrM' }, density)).toEqual(
    densityView({ type: 'snv' }, density),
  );
});

test('windows begin at position 1, and the last one ends with the chromosome', () => {
  expect(spanOf(0, 1_000_000, 2_500_000)).toEqual({ first: 1, last: 1_000_000 });
  expect(spanOf(2, 1_000_000, 2_500_000)).toEqual({ first: 2_000_001, last: 2_500_000 });
});

test('the densest window is the first with the largest count', () => {
  expect(sumOf([1, 7, 7, 0])).toEqual({ total: 15, densest: 1 });
  expect(sumOf([0, 0])).toEqual({ total: 0, densest: undefined });
  expect(sumOf([])).toEqual({ total: 0, densest: undefined });
});
