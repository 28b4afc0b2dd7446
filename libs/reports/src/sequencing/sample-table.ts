import { isOutlier, type QcSampleTable, robustScore, sampleSpread } from '@omics-portal/qc-metrics';

/** Row of a table of samples. */
export type SampleRow = QcSampleTable['rows'][number];

/** Value of a cell compared with those of the other samples, or of the same file of their pairs. */
export interface CellComparison {
  readonly value: number;
  /** Robust deviations from the median; null with too few values. */
  readonly score: number | null;
  readonly outlier: boolean;
  /** Position between the lowest (0) and the highest value (1); null where all are equal. */
  readonly position: number | null;
}

/** A row is about the whole sample, or a file of its pair. */
const FILES_OF_SAMPLE = [undefined, 1, 2] as const;

/**
 * Function that compares the value of a row in a column with those of the other rows: first reads with first reads, second with
 * second, whole samples with whole samples. Null where the row has no value.
 */
export function compareColumn(
  rows: readonly SampleRow[],
  column: number,
): (row: SampleRow) => CellComparison | null {
  const spreads = new Map(
    FILES_OF_SAMPLE.map((file) => {
      const alike = rows.filter(({ read }) => read === file);
      return [file, sampleSpread(alike.flatMap(({ values }) => values[column] ?? []))];
    }),
  );
  return ({ read, values }) => {
    const value = values[column] ?? null;
    if (value === null) {
      return null;
    }
    const spread = spreads.get(read) ?? null;
    const score = spread && robustScore(value, spread);
    return {
      value,
      score,
      outlier: isOutlier(score),
      position: spread && spread.max > spread.min ? (value - spread.min) / (spread.max - spread.min) : null,
    };
  };
}
