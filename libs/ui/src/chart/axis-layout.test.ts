import { array, assert, double, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  bottomNames,
  fitText,
  leftMargin,
  paddedRange,
  textWidth,
  tickCount,
  valueScale,
  wholeTicks,
} from './axis-layout';

test('a Chinese character is about as wide as two Latin ones', () => {
  expect(textWidth('蛋白质组')).toBe(44);
  expect(textWidth('FASTQ')).toBeCloseTo(33, 6);
});

test.each([
  ['Q Exactive', 100, 'Q Exactive'],
  ['Data-independent acquisition', 60, 'Data-in…'],
  ['数据非依赖采集', 50, '数据非…'],
  ['one two', 38, 'one…'],
  ['B1_DDA_JNU_Lumos_D5_1', 90, 'B1_DDA…_D5_1'],
  ['文库_2026_第12号', 70, '文库_…12号'],
  ['batch 2026 of D5', 60, 'batch 2…'],
])('%s in %d pixels is %s', (text, pixels, shown) => {
  expect(fitText(text, pixels)).toBe(shown);
});

test('a shortened text fits', () => {
  assert(
    property(string({ unit: 'grapheme' }), integer({ min: 20, max: 300 }), (text, pixels) => {
      expect(textWidth(fitText(text, pixels))).toBeLessThanOrEqual(pixels);
    }),
  );
});

test.each([
  ['one report', [1], 7, [1]],
  ['a few', [1, 2, 3], 4, [1, 2, 3]],
  ['ten on a phone', [1, 10], 4, [2, 4, 6, 8, 10]],
  ['ten', [1, 10], 7, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['hundreds', [1, 240], 7, [50, 100, 150, 200]],
  ['a step wider than the range', [101, 104], 1, [102, 104]],
])('whole ticks of %s', (_title, values, count, ticks) => {
  expect(wholeTicks(values, count)).toEqual(ticks);
});

test('labels at the left take what they need, at most two fifths', () => {
  expect(leftMargin(['CSV', 'FASTQ'], 800)).toBe(45);
  expect(leftMargin(['x'.repeat(100)], 800)).toBe(220);
  expect(leftMargin(['x'.repeat(100)], 300)).toBe(120);
  expect(leftMargin([], 300)).toBe(28);
});

test.each([
  ['side by side while they fit', ['D5', 'D6'], 60, { slanted: false, every: 1 }],
  ['slanted when they do not', ['D5_batch_1', 'D6_batch_1'], 40, { slanted: true, every: 1 }],
  ['some left out when there are very many', ['library 1', 'library 2'], 4, { slanted: true, every: 4 }],
])('labels below are %s', (_title, names, slot, expected) => {
  expect(bottomNames(names, slot, 60)).toMatchObject(expected);
});

test('a slanted label does not overflow at the left', () => {
  expect(bottomNames(['x'.repeat(40)], 30, 40).available * Math.SQRT1_2).toBeCloseTo(29, 6);
});

test('a narrow axis has fewer ticks', () => {
  expect([60, 260, 4000].map(tickCount)).toEqual([2, 4, 7]);
});

test('a range has padding around every value and is never empty', () => {
  assert(
    property(array(double({ noNaN: true, min: -1e12, max: 1e12 })), (values) => {
      const { min, max } = paddedRange(values);
      expect(min).toBeLessThan(max);
      expect(values.every((value) => value >= min && value <= max)).toBe(true);
    }),
  );
  expect(paddedRange([NaN, Infinity])).toEqual({ min: 0, max: 1 });
  expect(paddedRange([-5e-324])).toEqual({ min: -0.06, max: 0.06 });
});

test.each([
  ['shares up to 1', [0.88, 1], 'share', { min: 0.87, max: 1 }],
  ['percentages from 0 to 100', [0, 100], 'percent', { min: 0, max: 100 }],
  ['equal shares', [1, 1], 'share', { min: 0.94, max: 1 }],
  ['small shares', [0.001, 0.021], 'share', { min: 0, max: 0.024 }],
  ['a value beyond its bounds', [0.5, 1.2], 'share', { min: 0.4, max: 1.3 }],
  ['values without bounds', [0.88, 1], undefined, { min: 0.87, max: 1.01 }],
] as const)('the scale of %s ends where it should', (_title, values, bounds, ends) => {
  expect(valueScale(values, bounds)).toEqual({ type: 'linear', ...ends, nice: false });
});
