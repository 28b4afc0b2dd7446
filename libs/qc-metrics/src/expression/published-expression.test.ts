import { expect, test } from 'vitest';
import { publishedTable, seededMatrix } from '../testing/published-files';
import { principalComponents } from '../statistics/principal-components';
import { logScaleOf, rowsForComparison } from './feature-rules';
import { relativeCorrelation } from './relative-correlation';
import { absoluteCorrelation, coefficientOfVariation, missingPercent } from './replicate-metrics';
import { groupBySample } from './sample-groups';
import { explainedVarianceRatio, signalToNoise } from './signal-to-noise';

function snrOf(
  omics: 'proteomics' | 'metabolomics',
  { matrix, sheet }: ReturnType<typeof seededMatrix>,
): number {
  const rows = rowsForComparison(omics, matrix, groupBySample(sheet));
  const { scores, explainedVariance } = principalComponents(rows, matrix.libraries.length);
  const points = sheet.map(({ sample }, index) => ({
    sample,
    pc1: scores[index]![0]!,
    pc2: scores[index]![1]!,
  }));
  return signalToNoise(points, [explainedVariance[0]!, explainedVariance[1]!]);
}

test('the real protein table gives the figures that the original R code gives', () => {
  const example = seededMatrix(
    'proteomics/protqc_data_log2_example.csv',
    'proteomics/protqc_metadata_example.csv',
  );
  const groups = groupBySample(example.sheet);
  expect(example.matrix.features).toHaveLength(4831);
  expect(missingPercent(example.matrix).toFixed(3)).toBe('26.030');
  expect(absoluteCorrelation(example.matrix, groups, logScaleOf('proteomics')).toFixed(3)).toBe('0.950');
  expect(coefficientOfVariation(example.matrix, groups).toFixed(3)).toBe('1.001');
  expect(snrOf('proteomics', example).toFixed(3)).toBe('25.651');
});

test('the real metabolite table gives the published signal-to-noise ratio to the last digit', () => {
  const example = seededMatrix(
    'metabolomics/metqc_data_example.csv',
    'metabolomics/metqc_metadata_example.csv',
  );
  expect(snrOf('metabolomics', example)).toBeCloseTo(9.958783278251834, 12);
});

test('the published PCA table gives the published signal-to-noise ratio', () => {
  const { rows } = publishedTable('published-run/pca_table.tsv');
  const points = rows.map((row) => ({ sample: row[1]!, pc1: Number(row[2]), pc2: Number(row[3]) }));
  const explainedVariance = explainedVarianceRatio(rows.map((row) => row.slice(2).map(Number)));
  expect(signalToNoise(points, explainedVariance).toFixed(3)).toBe('27.179');
});

test('the published correlation points give the published relative correlation', () => {
  const { rows } = publishedTable('published-run/corr_table.tsv');
  const points = rows.map((row) => ({ name: row[0]!, test: Number(row[3]), reference: Number(row[4]) }));
  expect(points).toHaveLength(3256);
  expect(relativeCorrelation(points).toFixed(3)).toBe('0.827');
});
