import { type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { benjaminiHochberg } from '../statistics/false-discovery';
import { pooledP, type Spread } from '../statistics/t-test';
import { logScaleOf } from './feature-rules';
import { type GeneComparisons } from './gene-comparisons';
import { type SampleGroup } from './sample-groups';
import { type SamplePair, samplePairOf } from './sample-pair';

/** Differences of all features that could be tested between two samples: one entry of each array per feature. */
export interface SampleDifferences {
  /** Numerator and denominator, such as `D5/D6`. */
  readonly pair: string;
  /** Row of each feature in the table, ascending. */
  readonly rows: Uint32Array;
  readonly log2FoldChange: Float64Array;
  readonly p: Float64Array;
  /** Adjusted by Benjamini and Hochberg over these features. */
  readonly adjustedP: Float64Array;
}

const PAIRS = ['D5/D6', 'F7/D6', 'M8/D6'];
const MIN_REPLICATES = 2;

/**
 * Differences of D5, F7 and M8 from D6, the pairs of the reference sets; none for a sample that is missing or has one library.
 * RNA: limma-voom over genes that both samples express. Proteins and metabolites: Student's t test of the log2 values, for
 * features with two values or more in both samples that vary. Takes a prepared table.
 */
export function differencesOf(
  omics: Omics,
  matrix: ExpressionMatrix,
  groups: readonly SampleGroup[],
  genes: GeneComparisons,
): SampleDifferences[] {
  return PAIRS.flatMap((name) => {
    const pair = samplePairOf(name, groups);
    if (Math.min(pair.numerator.length, pair.denominator.length) < MIN_REPLICATES) {
      return [];
    }
    const differences =
      omics === 'transcriptomics' ? genes.of(pair) : compareLogs(matrix, pair, logScaleOf(omics));
    const { rows, log2FoldChange, p, adjustedP } = differences;
    return rows.length === 0 ? [] : [{ pair: name, rows, log2FoldChange, p, adjustedP }];
  });
}

function compareLogs(
  matrix: ExpressionMatrix,
  { numerator, denominator }: SamplePair,
  scale: (value: number) => number,
): Omit<SampleDifferences, 'pair'> {
  const features = matrix.features.length;
  const rows = new Uint32Array(features);
  const log2FoldChange = new Float64Array(features);
  const p = new Float64Array(features);
  let count = 0;
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowOf(matrix, feature);
    const first = spreadOf(row, numerator, scale);
    const second = spreadOf(row, denominator, scale);
    if (isTestable(first) && isTestable(second) && (first.varies || second.varies)) {
      rows[count] = feature;
      log2FoldChange[count] = first.mean - second.mean;
      p[count] = pooledP(first, second);
      count += 1;
    }
  }
  return {
    rows: rows.slice(0, count),
    log2FoldChange: log2FoldChange.slice(0, count),
    p: p.slice(0, count),
    adjustedP: benjaminiHochberg(p.subarray(0, count)),
  };
}

interface LibrarySpread extends Spread {
  readonly varies: boolean;
}

/** Spread of the values of some libraries, without missing ones. */
function spreadOf(
  row: Float64Array,
  libraries: readonly number[],
  scale: (value: number) => number,
): LibrarySpread {
  let n = 0;
  let sum = 0;
  let first = NaN;
  let varies = false;
  for (const library of libraries) {
    const value = scale(row[library] ?? NaN);
    if (!Number.isNaN(value)) {
      first = n === 0 ? value : first;
      varies ||= value !== first;
      n += 1;
      sum += value;
    }
  }
  const mean = sum / n;
  let squares = 0;
  for (const library of libraries) {
    const distance = scale(row[library] ?? NaN) - mean;
    squares += Number.isNaN(distance) ? 0 : distance * distance;
  }
  return { n, mean, squares, varies };
}

function isTestable({ n }: Spread): boolean {
  return n >= MIN_REPLICATES;
}
