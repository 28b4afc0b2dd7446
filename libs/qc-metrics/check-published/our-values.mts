import {
  absoluteCorrelation,
  coefficientOfVariation,
  type ExpressionMatrix,
  foldChanges,
  groupBySample,
  logScaleOf,
  matchReference,
  missingPercent,
  type Omics,
  principalComponents,
  referenceRecall,
  relativeCorrelation,
  rowsForComparison,
  type SampleGroup,
  signalToNoise,
} from '../src/index.ts';
import { fpkmLevels } from '../src/expression/fpkm-levels.ts';
import { GeneComparisons } from '../src/expression/gene-comparisons.ts';
import { samplePairOf } from '../src/expression/sample-pair.ts';
import { MIN_TREND_FEATURES, type ComparedTable } from './simulated-tables.mts';

/** Values of this repository for a table, by figure and key as in `published.R`. */
export function ourValues(table: ComparedTable): Map<string, number> {
  return table.kind === 'pair' ? pairValues(table) : batchValues(table, table.kind);
}

function pairValues({ libraries, features, rows, minCount }: ComparedTable): Map<string, number> {
  const isNumerator = libraries.map((library) => library.startsWith('D5'));
  const tests = foldChanges({ values: Float64Array.from(rows.flat()), isNumerator }, minCount);
  if (tests.log2FoldChange.filter((change) => !Number.isNaN(change)).length < MIN_TREND_FEATURES) {
    return new Map();
  }
  const figures = {
    logFC: tests.log2FoldChange,
    AveExpr: tests.averageExpression,
    t: tests.t,
    'P.Value': tests.p,
    'adj.P.Val': tests.adjustedP,
  };
  return new Map(
    Object.entries(figures).flatMap(([figure, values]) =>
      [...values].map(
        (value, index) => [`${figure}\t${features[tests.features[index] ?? -1]}`, value] as const,
      ),
    ),
  );
}

function batchValues(table: ComparedTable, omics: Omics): Map<string, number> {
  const { libraries, features, rows } = table;
  const sheet = libraries.map((library) => ({ library, sample: library.slice(0, 2) }));
  const groups = groupBySample(sheet);
  const scale = omics === 'proteomics' ? Math.log2 : (value: number) => value;
  const matrix: ExpressionMatrix = {
    features,
    libraries,
    values: Float64Array.from(rows.flat(), scale),
  };
  const reference = table.reference.map(({ feature, pair, change }) => ({
    feature,
    pair,
    log2FoldChange: change,
  }));
  const { points } = matchReference(omics, matrix, groups, reference);
  const tested = omics === 'transcriptomics' ? testedGenes(matrix, groups) : [];
  const values: [string, number][] = [
    ...tested.map(([pair, genes]): [string, number] => [`RC\ttested ${pair}`, genes]),
    ['RC\tpoints', points.length],
    ['missing\tpercent', missingPercent(matrix)],
    ['correlation\tmedian', absoluteCorrelation(matrix, groups, logScaleOf(omics))],
    ['CV\tmedian', coefficientOfVariation(matrix, groups, { raise: omics === 'proteomics' })],
  ];
  if (tested.every(([, genes]) => genes >= MIN_TREND_FEATURES)) {
    values.push(['RC\tvalue', relativeCorrelation(points)]);
  }
  values.push(...signalToNoiseOf('SNR', omics, matrix, groups));
  if (table.fpkm) {
    const levels = { ...matrix, fpkm: Float64Array.from(table.fpkm.flat()) };
    values.push(
      ['correlation of FPKM\tmedian', absoluteCorrelation(fpkmLevels(levels, levels.fpkm), groups)],
      ...signalToNoiseOf('SNR of FPKM', omics, levels, groups),
    );
  }
  if (omics === 'metabolomics') {
    const { recall, measured } = referenceRecall(matrix, groups, reference);
    values.push(['recall\tvalue', recall], ['recall\tmeasured', measured]);
  }
  return new Map(values);
}

/** Signal-to-noise ratio of a table; none with fewer than two features. */
function signalToNoiseOf(
  figure: string,
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
): [string, number][] {
  const compared = Array.from(rowsForComparison(omics, matrix, groups), (row) => row.slice());
  if (compared.length < 2) {
    return [];
  }
  const { scores, explainedVariance } = principalComponents(compared, matrix.libraries.length);
  const plane = matrix.libraries.map((library, index) => ({
    sample: library.slice(0, 2),
    pc1: scores[index]?.[0] ?? NaN,
    pc2: scores[index]?.[1] ?? NaN,
  }));
  const shares = [explainedVariance[0] ?? NaN, explainedVariance[1] ?? NaN] as const;
  return [[`${figure}\tvalue`, signalToNoise(plane, shares)]];
}

/** Number of tested genes by pair. */
function testedGenes(matrix: ExpressionMatrix, groups: readonly SampleGroup[]): [string, number][] {
  const comparisons = new GeneComparisons(matrix);
  return ['D5/D6', 'F7/D6', 'M8/D6'].map((pair) => [
    pair,
    comparisons.of(samplePairOf(pair, groups)).rows.length,
  ]);
}
