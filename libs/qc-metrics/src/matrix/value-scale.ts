import { type ExpressionMatrix, type Omics } from './expression-matrix';
import { isFpkm } from './fpkm-table';
import { type ReadTable } from './matrix-reader';
import { type Parsed, refused } from './table-problem';

/** Scale of the values of a table. */
export type ValueScale = 'log2' | 'intensities' | 'counts' | 'fpkm';

/** Scale chosen by the user; `auto` detects it from the values. Of RNA, `intensities` are counts; `fpkm` is of RNA only. */
export type ScaleChoice = 'auto' | 'log2' | 'intensities' | 'fpkm';

/** Detected scale, and the changes made before any metric was computed. */
export interface TablePreparation {
  readonly scale: ValueScale;
  /** Whether the user chose the scale; otherwise it was detected from {@link typicalValue}. */
  readonly scaleChosen: boolean;
  /**
   * Median of the measured values without zeros, of an even sample of the cells of a table with 400,000 or more: right to
   * about three digits. Null for a table without any.
   */
  readonly typicalValue: number | null;
  /** Number of zero cells, treated as missing; 0 for counts, where zero is a measurement. */
  readonly zerosAsMissing: number;
}

/** Log2 intensities are 10 to 40; intensities are far above. */
const MAX_TYPICAL_LOG = 50;
/** 2 to a higher power overflows. */
const MAX_LOG = 1023;
const MAX_SAMPLED = 200_000;

/**
 * Table preparation, in place: proteins and peptides to log2, metabolites to intensities; counts and FPKM are unchanged. Zero
 * means missing for proteins and metabolites, as in the packages protqc and metqc. Rejects negative values in a table
 * of intensities.
 */
export function prepareTable(
  omics: Omics,
  { matrix, negatives, negativeCount }: ReadTable,
  choice: ScaleChoice,
): Parsed<{ readonly matrix: ExpressionMatrix; readonly preparation: TablePreparation }> {
  const parts = [matrix, ...(matrix.peptides ? [matrix.peptides] : [])];
  const typicalValue = typicalOf(parts.map(({ values }) => values));
  const largest = parts.reduce((max, { values }) => largestOf(values, max), -Infinity);
  const scale =
    omics === 'transcriptomics' ? scaleOfRna(matrix, choice, largest) : scaleOf(omics, choice, typicalValue);
  if (scale !== 'log2' && negatives.length > 0) {
    return refused(negatives, negativeCount);
  }
  if (scale === 'log2' && largest > MAX_LOG) {
    return refused([{ code: 'not-log2', params: { value: largest } }]);
  }
  let zerosAsMissing = 0;
  for (const { values } of parts) {
    zerosAsMissing += omics === 'transcriptomics' ? 0 : clearZeros(values);
    convert(values, omics, scale);
  }
  const preparation = { scale, scaleChosen: choice !== 'auto', typicalValue, zerosAsMissing };
  const prepared = scale === 'fpkm' ? { ...matrix, fpkm: matrix.values } : matrix;
  return { ok: true, value: { matrix: prepared, preparation }, comments: [] };
}

/** Preparation of a copy, for a matrix that must not change. Negative values are treated as logarithms. */
export function prepareCopy(
  omics: Omics,
  matrix: ExpressionMatrix,
): { readonly matrix: ExpressionMatrix; readonly preparation: TablePreparation } {
  const copy = (table: ExpressionMatrix): ExpressionMatrix => ({ ...table, values: table.values.slice() });
  const own = { ...copy(matrix), ...(matrix.peptides && { peptides: copy(matrix.peptides) }) };
  const prepared = prepareTable(omics, { matrix: own, negatives: [] }, 'auto');
  if (!prepared.ok) {
    throw new Error('A table without negative values is never refused.');
  }
  return prepared.value;
}

function scaleOfRna(matrix: ExpressionMatrix, choice: ScaleChoice, largest: number): ValueScale {
  switch (choice) {
    case 'auto':
      if (largest > 0 && largest <= MAX_TYPICAL_LOG) {
        return 'log2';
      }
      return isFpkm(matrix) ? 'fpkm' : 'counts';
    case 'intensities':
      return 'counts';
    default:
      return choice;
  }
}

function scaleOf(
  omics: Exclude<Omics, 'transcriptomics'>,
  choice: ScaleChoice,
  typicalValue: number | null,
): ValueScale {
  if (choice !== 'auto') {
    return choice;
  }
  if (typicalValue === null) {
    return omics === 'proteomics' ? 'log2' : 'intensities';
  }
  return typicalValue > MAX_TYPICAL_LOG ? 'intensities' : 'log2';
}

/** Median of the measured nonzero values; of an even sample of them where there are very many. */
function typicalOf(tables: readonly Float64Array[]): number | null {
  const size = tables.reduce((sum, values) => sum + values.length, 0);
  const step = Math.max(1, Math.floor(size / MAX_SAMPLED));
  const sample = new Float64Array(Math.ceil(size / step) + tables.length);
  let count = 0;
  for (const values of tables) {
    for (let index = 0; index < values.length; index += step) {
      const value = values[index] ?? NaN;
      if (value !== 0 && !Number.isNaN(value)) {
        sample[count] = value;
        count += 1;
      }
    }
  }
  return sample.subarray(0, count).sort()[Math.floor(count / 2)] ?? null;
}

function largestOf(values: Float64Array, atLeast: number): number {
  let largest = atLeast;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    largest = value > largest ? value : largest;
  }
  return largest;
}

function clearZeros(values: Float64Array): number {
  let zeros = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] === 0) {
      values[index] = NaN;
      zeros += 1;
    }
  }
  return zeros;
}

function convert(values: Float64Array, omics: Omics, scale: ValueScale): void {
  const change =
    omics === 'proteomics' && scale === 'intensities'
      ? Math.log2
      : omics === 'metabolomics' && scale === 'log2'
        ? (value: number) => 2 ** value
        : null;
  if (change) {
    for (let index = 0; index < values.length; index += 1) {
      values[index] = change(values[index] ?? NaN);
    }
  }
}
