import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishedTable } from '../testing/published-files';
import { foldChanges } from './fold-changes';
import { type TwoGroupTable } from './two-group-table';

const { header, rows } = publishedTable('limma-voom.tsv');
const LIBRARIES = header.slice(1, 8);
const TABLE = {
  values: Float64Array.from(rows.flatMap((row) => row.slice(1, 8).map(Number))),
  isNumerator: LIBRARIES.map((library) => library.startsWith('D5')),
};
const MIN_COUNT = 10;

/** Fold changes of a table, one object per feature. */
function changesOf(table: TwoGroupTable, minCount = MIN_COUNT) {
  const { features, log2FoldChange, averageExpression, t, p, adjustedP } = foldChanges(table, minCount);
  return [...features].map((feature, index) => ({
    feature,
    log2FoldChange: log2FoldChange[index]!,
    averageExpression: averageExpression[index]!,
    t: t[index]!,
    p: p[index]!,
    adjustedP: adjustedP[index]!,
  }));
}

test('a library without values has no size: there are no fold changes, as edgeR stops with an error', () => {
  const width = TABLE.isNumerator.length;
  const values = TABLE.values.map((value, index) => (index % width === 2 ? 0 : value));
  expect(changesOf({ ...TABLE, values }, 0)).toEqual([]);
});

test('a table of counts gives the fold changes and p values of limma-voom in R', () => {
  const ours = new Map(changesOf(TABLE).map((change) => [change.feature, change]));
  expect(ours.size).toBe(rows.filter((row) => row[8] !== 'NA').length);
  rows.forEach((row, feature) => {
    const change = ours.get(feature);
    const found = change
      ? [change.log2FoldChange, change.averageExpression, change.t, change.p, change.adjustedP]
      : [];
    found.forEach((value, index) => expect(value).toBeCloseTo(Number(row[8 + index]), 9));
    expect(change === undefined).toBe(row[8] === 'NA');
  });
});

test('the order of features and libraries changes nothing', () => {
  const whole = changesOf(TABLE);
  const order = fc.shuffledSubarray([...rows.keys()], { minLength: rows.length });
  const libraries = fc.shuffledSubarray([...LIBRARIES.keys()], { minLength: LIBRARIES.length });
  fc.assert(
    fc.property(order, libraries, (features, columns) => {
      const values = features.flatMap((feature) =>
        columns.map((column) => TABLE.values[feature * LIBRARIES.length + column]!),
      );
      const isNumerator = columns.map((column) => TABLE.isNumerator[column]!);
      const shuffled = changesOf({ values: Float64Array.from(values), isNumerator });
      expect(shuffled).toHaveLength(whole.length);
      for (const { feature, log2FoldChange, p } of shuffled) {
        const same = whole.find((change) => change.feature === features[feature]);
        expect(log2FoldChange).toBeCloseTo(same!.log2FoldChange, 9);
        expect(p).toBeCloseTo(same!.p, 9);
      }
    }),
    { numRuns: 20 },
  );
});

test('swapped samples negate the fold change and keep p', () => {
  const swapped = changesOf({ ...TABLE, isNumerator: TABLE.isNumerator.map((is) => !is) });
  changesOf(TABLE).forEach((change, index) => {
    expect(swapped[index]!.log2FoldChange).toBeCloseTo(-change.log2FoldChange, 12);
    expect(swapped[index]!.p).toBeCloseTo(change.p, 12);
  });
});

test('a pair without replicates has fold changes and no p values', () => {
  const values = Float64Array.from([100, 50, 200, 210, 30, 60]);
  const changes = changesOf({ values, isNumerator: [true, false] }, 0);
  expect(changes.map(({ p }) => p)).toEqual([NaN, NaN, NaN]);
  expect(changes[0]!.log2FoldChange).toBeGreaterThan(0);
});

test('one feature, or none, gives nothing', () => {
  expect(changesOf({ values: Float64Array.from([9, 9, 9]), isNumerator: [true, false, false] }, 0)).toEqual(
    [],
  );
  expect(changesOf({ values: new Float64Array(6), isNumerator: [true, false, false] }, 0)).toEqual([]);
});
