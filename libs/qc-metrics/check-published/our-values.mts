import {
  type ExpressionMatrix,
  foldChanges,
  groupBySample,
  matchReference,
  type Omics,
  principalComponents,
  referenceRecall,
  relativeCorrelation,
  rowsForComparison,
  signalToNoise,
} from '../src/index.ts';
import type { SimulatedTable } from './simulated-tables.mts';

/** Values of this repository for a table, by figure and key as in `published.R`. */
export function ourValues(table: SimulatedTable): Map<string, number> {
  return table.kind === 'pair' ? pairValues(table) : batchValues(table, table.kind);
}

function pairValues({ libraries, features, rows, minCount }: SimulatedTable): Map<string, number> {
  const isNumerator = libraries.map((library) => library.startsWith('D5'));
  const tests = foldChanges({ values: Float64Array.from(rows.flat()), isNumerator }, minCount);
  return new Map(
    tests.flatMap((test) => {
      const name = features[test.feature] ?? '';
      return [
        [`logFC\t${name}`, test.log2FoldChange],
        [`AveExpr\t${name}`, test.averageExpression],
        [`t\t${name}`, test.t],
        [`P.Value\t${name}`, test.p],
        [`adj.P.Val\t${name}`, test.adjustedP],
      ] as const;
    }),
  );
}

function batchValues(table: SimulatedTable, omics: Omics): Map<string, number> {
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
  const { scores, explainedVariance } = principalComponents(
    rowsForComparison(omics, matrix, groups),
    libraries.length,
  );
  const plane = sheet.map(({ sample }, index) => ({
    sample,
    pc1: scores[index]?.[0] ?? NaN,
    pc2: scores[index]?.[1] ?? NaN,
  }));
  const values: [string, number][] = [
    ['RC\tpoints', points.length],
    ['RC\tvalue', relativeCorrelation(points)],
    ['SNR\tvalue', signalToNoise(plane, [explainedVariance[0] ?? NaN, explainedVariance[1] ?? NaN])],
  ];
  if (omics === 'metabolomics') {
    const { recall, measured } = referenceRecall(matrix, groups, reference);
    values.push(['recall\tvalue', recall], ['recall\tmeasured', measured]);
  }
  return new Map(values);
}
