import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { pearson } from '../statistics/correlation';
import { median } from '../statistics/descriptive';
import { distributionOf, missingBars } from './distribution';
import { libraryCorrelationOf } from './library-correlation';

function matrixOf(rows: readonly (readonly number[])[], width = rows[0]?.length ?? 0): ExpressionMatrix {
  return {
    features: rows.map((_, index) => `G${index}`),
    libraries: Array.from({ length: width }, (_, index) => `L${index}`),
    values: Float64Array.from(rows.flat()),
  };
}

const cell = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4000 }) },
  { weight: 1, arbitrary: fc.constant(NaN) },
);
const rowsOf = (width: number) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 40 });
const rows = fc.integer({ min: 1, max: 8 }).chain(rowsOf);

test('each library with a value has a box of its own values, and gaps are not counted', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const boxes = new Map(distributionOf('proteomics', matrixOf(table)).map((box) => [box.library, box]));
      matrixOf(table).libraries.forEach((library, index) => {
        const present = table.map((row) => row[index]!).filter((value) => !Number.isNaN(value));
        const box = boxes.get(library);
        expect(box?.n ?? 0).toBe(present.length);
        expect(box?.median ?? NaN).toBe(median(present));
      });
    }),
  );
});

test('intensities and counts are taken as log2; counts below three are not detected', () => {
  const table = matrixOf([[8], [2], [32], [0]]);
  expect(distributionOf('metabolomics', table)[0]).toMatchObject({ n: 3, min: 1, max: 5 });
  expect(distributionOf('transcriptomics', table)[0]).toMatchObject({ n: 2, min: 3, max: 5 });
});

test('each feature is in one bar, whose ranges follow each other up to the number of libraries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }).chain(rowsOf), (table) => {
      const bars = missingBars(matrixOf(table));
      expect(bars.reduce((sum, { features }) => sum + features, 0)).toBe(table.length);
      expect(bars.length).toBeLessThanOrEqual(25);
      expect(bars[0]).toMatchObject({ from: 0, to: 0 });
      bars.slice(1).forEach(({ from }, index) => expect(from).toBe(bars[index]!.to + 1));
      expect(bars.at(-1)!.to).toBe(table[0]!.length);
      const complete = table.filter((row) => !row.some(Number.isNaN)).length;
      expect(bars[0]!.features).toBe(complete);
    }),
  );
});

test('the matrix has the correlation of each pair, and an order that contains each library once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }).chain(rowsOf), (table) => {
      const matrix = matrixOf(table);
      const { rows: triangle, clustered, features } = libraryCorrelationOf('proteomics', matrix)!;
      expect(features).toBe(table.length);
      expect(clustered.toSorted((a, b) => a - b)).toEqual(matrix.libraries.map((_, index) => index));
      triangle.forEach((row, index) => {
        expect(row).toHaveLength(index + 1);
        row.forEach((value, other) => {
          const expected = pearson(
            table.map((cells) => cells[index + 1]!),
            table.map((cells) => cells[other]!),
          );
          if (Number.isNaN(expected)) expect(value).toBeNull();
          else expect(value).toBeCloseTo(expected, 5);
        });
      });
    }),
  );
});

test('replicates are neighbours in the clustered order of a table that mixes the samples', () => {
  const base = Array.from({ length: 60 }, (_, feature) => [Math.sin(feature), Math.cos(feature * 2)]);
  const table = base.map(([one = 0, other = 0], feature) =>
    [one, other, one, other].map((value, library) => value + 0.05 * Math.sin(feature * 3 + library)),
  );
  expect(libraryCorrelationOf('proteomics', matrixOf(table))?.clustered).toEqual([0, 2, 1, 3]);
});

test('one library has no matrix, and more than a chart can show have none', () => {
  expect(libraryCorrelationOf('proteomics', matrixOf([[1]]))).toBeNull();
  expect(libraryCorrelationOf('proteomics', matrixOf([Array.from({ length: 97 }, () => 1)]))).toBeNull();
});
