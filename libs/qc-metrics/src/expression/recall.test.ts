import { expect, test } from 'vitest';
import { referenceRecall } from './recall';

const GROUPS = ['D5', 'D6', 'F7', 'M8'].map((sample, index) => ({
  sample,
  libraries: [index * 2, index * 2 + 1],
}));
const row = (levels: readonly number[]) => levels.flatMap((level) => [2 ** level, 2 ** (level + 0.1)]);
const table = (rows: readonly (readonly number[])[]) => ({
  features: rows.map((_, index) => `M${index}`),
  libraries: Array.from({ length: 8 }, (_, index) => `L${index}`),
  values: Float64Array.from(rows.flat()),
});
const entry = (feature: string, pair: string) => ({ feature, pair, log2FoldChange: 1 });

test('recall is the share of the reference pairs that differ', () => {
  const rows = [row([12, 10, 10, 10]), row([9, 9, 9, 9])];
  const reference = [entry('M0', 'D5/D6'), entry('M0', 'F7/D6'), entry('M1', 'M8/D6'), entry('M9', 'D5/D6')];
  expect(referenceRecall(table(rows), GROUPS, reference)).toEqual({ recall: 1 / 3, measured: 3 });
});

test('rows with a missing value or a zero are not measured, nor are those that do not vary', () => {
  const rows = [row([12, 10, 10, 10]), row([12, 10, 10, 10]), Array.from({ length: 8 }, () => 7)];
  rows[0]![3] = NaN;
  rows[1]![5] = 0;
  const reference = ['M0', 'M1', 'M2'].map((feature) => entry(feature, 'D5/D6'));
  expect(referenceRecall(table(rows), GROUPS, reference)).toEqual({ recall: NaN, measured: 0 });
});
