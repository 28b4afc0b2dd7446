import { foldChanges } from '../differential/fold-changes';
import { type LogRows } from '../differential/two-group-fit';
import { selectRows } from '../differential/two-group-table';
import { type ExpressionMatrix } from '../matrix/expression-matrix';
import { type SamplePair } from './sample-pair';

/** Features of a table with a fold change between two samples by limma-voom: one entry of each array per feature. */
export interface VoomComparison {
  /** Row of each feature in the table, ascending. */
  readonly rows: Uint32Array;
  readonly log2FoldChange: Float64Array;
  readonly p: Float64Array;
  readonly adjustedP: Float64Array;
  readonly pair: SamplePair;
  /**
   * Log2 values per million and their weights, of the numerator's libraries and then the denominator's. Of some features only,
   * because they take far more memory than the other figures.
   */
  readonly weighted: {
    /** Row in the table of each feature with values, ascending. */
    readonly rows: Uint32Array;
    readonly values: Float64Array;
    readonly weights: Float64Array | null;
  };
}

/** Choice of features, values and filter of a comparison. */
export interface VoomOptions {
  /** Rows that are compared, ascending. */
  readonly rows: Uint32Array;
  /** Transformation of a value of the table into a count or an intensity. */
  readonly scale: (value: number) => number;
  readonly minCount: number;
  /** True for a row whose values are kept in {@link VoomComparison.weighted}. */
  readonly isKept: (row: number) => boolean;
  /** Memory for the values while they are compared, that several comparisons may share; it may be too small. */
  readonly memory?: Float64Array | undefined;
}

/** Comparison of rows of a table between two samples. */
export function compareByVoom(
  table: ExpressionMatrix,
  pair: SamplePair,
  { rows, scale, minCount, isKept, memory }: VoomOptions,
): VoomComparison {
  const libraries = Uint32Array.from([...pair.numerator, ...pair.denominator]);
  const isNumerator = Array.from(libraries, (_, position) => position < pair.numerator.length);
  const values = valuesOf(table, rows, libraries, { scale, memory });
  const { features, weighted, log2FoldChange, p, adjustedP } = foldChanges({ values, isNumerator }, minCount);
  const known = features.map((_, tested) => tested).filter((tested) => !Number.isNaN(log2FoldChange[tested]));
  const rowOfTest = (tested: number): number => rows[features[tested] ?? -1] ?? -1;
  const kept = known.filter((tested) => isKept(rowOfTest(tested)));
  return {
    rows: known.map(rowOfTest),
    log2FoldChange: selectRows(log2FoldChange, 1, known),
    p: selectRows(p, 1, known),
    adjustedP: selectRows(adjustedP, 1, known),
    pair,
    weighted: { rows: kept.map(rowOfTest), ...valuesOfTests(weighted, kept) },
  };
}

/** Values and weights of some tested features. */
function valuesOfTests(
  { isNumerator, isWeighted, write }: LogRows,
  tests: Uint32Array,
): { readonly values: Float64Array; readonly weights: Float64Array | null } {
  const width = isNumerator.length;
  const values = new Float64Array(tests.length * width);
  const weights = new Float64Array(isWeighted ? values.length : width);
  tests.forEach((tested, position) => {
    const [from, to] = [position * width, (position + 1) * width];
    write(tested, values.subarray(from, to), isWeighted ? weights.subarray(from, to) : weights);
  });
  return { values, weights: isWeighted ? weights : null };
}

function valuesOf(
  table: ExpressionMatrix,
  rows: Uint32Array,
  libraries: Uint32Array,
  { scale, memory = NO_MEMORY }: Pick<VoomOptions, 'scale' | 'memory'>,
): Float64Array {
  const [width, all] = [libraries.length, table.libraries.length];
  const size = rows.length * width;
  const values = memory.length < size ? new Float64Array(size) : memory.subarray(0, size);
  const { values: given } = table;
  for (let position = 0; position < rows.length; position += 1) {
    const start = (rows[position] ?? 0) * all;
    for (let library = 0; library < width; library += 1) {
      values[position * width + library] = scale(given[start + (libraries[library] ?? 0)] ?? NaN);
    }
  }
  return values;
}

const NO_MEMORY = new Float64Array(0);
