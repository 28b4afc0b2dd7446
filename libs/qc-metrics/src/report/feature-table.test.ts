import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSamples } from '../expression/compare-samples';
import { groupBySample } from '../expression/sample-groups';
import { coefficientOfVariation, missingPercent } from '../expression/replicate-metrics';
import { parseExpressionMatrix } from '../matrix/parse-matrix';
import { median } from '../statistics/descriptive';
import { featureTable } from './feature-table';

const LIBRARIES = ['D5_1', 'D5_2', 'D6_1', 'D6_2'];
const GROUPS = groupBySample(LIBRARIES.map((library) => ({ library, sample: library.slice(0, 2) })));

function tableOf(rows: readonly (readonly (number | '')[])[], scale: 'log2' | 'intensities' = 'intensities') {
  const omics = scale === 'log2' ? 'proteomics' : 'metabolomics';
  const text = [
    ['name', ...LIBRARIES].join(','),
    ...rows.map((row, index) => [`M${index + 1}`, ...row].join(',')),
  ].join('\n');
  const parsed = parseExpressionMatrix(text, LIBRARIES);
  if (!parsed.ok) throw new Error('not a table');
  const matrix = parsed.value;
  const { differences } = compareSamples({ omics, matrix, groups: GROUPS, reference: undefined });
  const table = featureTable({ omics, matrix, scale, groups: GROUPS, differences });
  return { matrix, columns: table.columns, rows: [...table.rows()] };
}

test('a feature has its gaps, means of the log2 values, variations, and the difference of the pair', () => {
  const { columns, rows } = tableOf([
    [8, 32, 4, 16],
    [8, '', '', ''],
  ]);
  expect(columns).toEqual([
    'feature',
    'missing_percent',
    'mean_log2_D5',
    'cv_percent_D5',
    'mean_log2_D6',
    'cv_percent_D6',
    'log2_fold_change_D5/D6',
    'adjusted_p_D5/D6',
  ]);
  expect(rows[0]!.slice(0, 7)).toEqual(['M1', 0, 4, 84.8528, 3, 84.8528, 1]);
  expect(rows[0]![7]).toBeGreaterThan(0.05);
  expect(rows[1]).toEqual(['M2', 75, 3, null, null, null, null, null]);
});

test('logarithms that are positive are not raised for the variation, others are', () => {
  const variation = (low: number) =>
    tableOf(
      [
        [10, 12, 10, 12],
        [low, 3, 4, 5],
      ],
      'log2',
    ).rows[0]![3];
  expect(variation(2)).toBe(12.8565);
  expect(variation(-2)).toBe(84.8528);
});

test('the median of the variations and the mean of the gaps are the figures of the batch', () => {
  const cell = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 1e6 }), weight: 5 }, fc.constant('' as const));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 12 }), (given) => {
      const { matrix, rows } = tableOf([...given, [1, 2, 3, 4]]);
      const variations = rows.flatMap((row) => [row[3], row[5]]).filter((value) => value !== null);
      expect(median(variations.map(Number))).toBeCloseTo(coefficientOfVariation(matrix, GROUPS), 2);
      const gaps = rows.map((row) => Number(row[1]));
      expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeCloseTo(missingPercent(matrix), 3);
    }),
  );
});

test('samples beyond the limit have no columns of their own', () => {
  const parsed = parseExpressionMatrix('name,a,b\nM1,1,2\n', ['a', 'b']);
  if (!parsed.ok) throw new Error('not a table');
  const groups = Array.from({ length: 20 }, (_, index) => ({ sample: `S${index}`, libraries: [index % 2] }));
  const { columns } = featureTable({
    omics: 'metabolomics',
    matrix: parsed.value,
    scale: 'intensities',
    groups,
    differences: [],
  });
  expect(columns).toHaveLength(2 + 2 * 12);
});
