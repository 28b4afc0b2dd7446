import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExpressionMatrix, type Omics } from '../matrix/expression-matrix';
import { differentialOf } from '../report/volcano';
import { benjaminiHochberg } from '../statistics/false-discovery';
import { pooledTTest } from '../statistics/t-test';
import { compareSamples } from './compare-samples';

const GROUPS = ['D5', 'D6', 'F7', 'M8'].map((sample, index) => ({
  sample,
  libraries: [3 * index, 3 * index + 1, 3 * index + 2],
}));

function matrixOf(rows: readonly (readonly number[])[]): ExpressionMatrix {
  return {
    features: rows.map((_, index) => `G${index}`),
    libraries: Array.from({ length: 12 }, (_, index) => `L${index}`),
    values: Float64Array.from(rows.flat()),
  };
}

/** Differences by pair, one object per feature. */
function differencesOf(omics: Omics, table: readonly (readonly number[])[], groups = GROUPS) {
  return compareSamples({ omics, matrix: matrixOf(table), groups }).differences.map(
    ({ pair, rows, log2FoldChange, p, adjustedP }) => ({
      pair,
      features: [...rows].map((feature, index) => ({
        feature,
        log2FoldChange: log2FoldChange[index]!,
        p: p[index]!,
        adjustedP: adjustedP[index]!,
      })),
    }),
  );
}

const cell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -900, max: 900 }).map((value) => value / 100) },
  { weight: 1, arbitrary: fc.constant(NaN) },
);
const rows = fc.array(fc.array(cell, { minLength: 12, maxLength: 12 }), { minLength: 1, maxLength: 30 });

test('the change and p of each feature are those of its own values, p adjusted over the tested ones', () => {
  fc.assert(
    fc.property(rows, (table) => {
      for (const { pair, features } of differencesOf('proteomics', table)) {
        const numerator = GROUPS.find(({ sample }) => pair === `${sample}/D6`)!.libraries;
        const present = (feature: number, libraries: readonly number[]) =>
          libraries.map((library) => table[feature]![library]!).filter((value) => !Number.isNaN(value));
        expect(features.map(({ adjustedP }) => adjustedP)).toEqual([
          ...benjaminiHochberg(features.map(({ p }) => p)),
        ]);
        for (const { feature, log2FoldChange, p } of features) {
          const [first, second] = [present(feature, numerator), present(feature, GROUPS[1]!.libraries)];
          expect(p).toBe(pooledTTest(first, second));
          const mean = (values: readonly number[]) =>
            values.reduce((sum, value) => sum + value, 0) / values.length;
          expect(log2FoldChange).toBeCloseTo(mean(first) - mean(second), 12);
        }
      }
    }),
  );
});

test('a shift of all values changes no difference, and exchanged samples change its sign', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const before = differencesOf('proteomics', table);
      const shifted = differencesOf(
        'proteomics',
        table.map((row) => row.map((value) => value + 5)),
      );
      const swap = new Map([
        ['D5', 'D6'],
        ['D6', 'D5'],
      ]);
      const exchanged = differencesOf(
        'proteomics',
        table,
        GROUPS.map(({ sample, libraries }) => ({ sample: swap.get(sample) ?? sample, libraries })),
      );
      const changes = (all: typeof before) =>
        all.find(({ pair }) => pair === 'D5/D6')?.features.map(({ log2FoldChange }) => log2FoldChange) ?? [];
      changes(before).forEach((change, index) => {
        expect(changes(shifted)[index]).toBeCloseTo(change, 9);
        expect(changes(exchanged)[index]).toBeCloseTo(-change, 9);
      });
    }),
  );
});

test('a feature that does not vary, or lacks replicates, is not tested; a missing D6 leaves no pair', () => {
  const constant = [4, 4, 4, 2, 2, 2, 9, 9, 9, 1, 1, 1];
  const sparse = [4, NaN, NaN, 2, 2.5, 3, 9, 9.5, 9, NaN, NaN, 1];
  const differences = differencesOf('proteomics', [constant, sparse]);
  expect(differences.map(({ pair, features }) => [pair, features.map(({ feature }) => feature)])).toEqual([
    ['F7/D6', [1]],
  ]);
  const withoutD6 = GROUPS.filter(({ sample }) => sample !== 'D6');
  expect(differencesOf('proteomics', [sparse], withoutD6)).toEqual([]);
});

test('counts with more in one sample are found by limma-voom', () => {
  const table = Array.from({ length: 200 }, (_, gene) =>
    Array.from({ length: 12 }, (__, library) => {
      const level = 60 + 7 * (gene % 40) + ((gene * 31 + library * 17) % 13);
      return gene < 10 && library < 3 ? level * 8 : level;
    }),
  );
  const matrix = matrixOf(table);
  const { differences } = compareSamples({ omics: 'transcriptomics', matrix, groups: GROUPS });
  const volcano = differentialOf(matrix.features, differences)!.pairs[0]!;
  expect(volcano).toMatchObject({ pair: 'D5/D6', tested: 200, up: 10, down: 0 });
  expect(volcano.points.slice(0, 10).every(({ log2FoldChange }) => log2FoldChange > 2)).toBe(true);
});

test('genes that one of the samples does not express are not tested', () => {
  const expressed = Array.from({ length: 12 }, (_, library) => 20 + library);
  const lost = expressed.map((count, library) => (library < 2 ? 2 : count));
  const table = [expressed, lost, expressed.toReversed()];
  const tested = differencesOf('transcriptomics', table).map(({ pair, features }) => [
    pair,
    features.map(({ feature }) => feature),
  ]);
  expect(tested).toEqual([
    ['D5/D6', [0, 2]],
    ['F7/D6', [0, 1, 2]],
    ['M8/D6', [0, 1, 2]],
  ]);
});

test('points are the most significant features and an even sample of the others, counts are of all features', () => {
  const indices = Array.from({ length: 2500 }, (_, feature) => feature);
  const names = indices.map((feature) => `G${feature}`);
  const differences = {
    pair: 'D5/D6',
    rows: Uint32Array.from(indices),
    log2FoldChange: Float64Array.from(indices, (feature) => (feature % 2 === 0 ? 1 : -1.23456789)),
    p: Float64Array.from(indices, (feature) => (2500 - feature) / 2500),
    adjustedP: Float64Array.from(indices, (feature) => (feature >= 2400 ? 0.01 : 0.9)),
  };
  const { pairs } = differentialOf(names, [differences])!;
  expect(pairs[0]).toMatchObject({ tested: 2500, up: 50, down: 50 });
  const points = pairs[0]!.points;
  expect(points.slice(0, 100).map(({ name }) => name)).toEqual(names.slice(2400).reverse());
  expect(points.slice(100, 102).map(({ name }) => name)).toEqual(['G2399', 'G2391']);
  expect(points).toHaveLength(400);
  expect(points[0]).toEqual({ name: 'G2499', log2FoldChange: -1.23457, adjustedP: 0.01 });
  expect(differentialOf(names, [])).toBeNull();
});
