import { isOutlier, type QcSampleTable, robustScore, sampleSpread } from '@omics-portal/qc-metrics';

/** Row of a table of samples. */
export type SampleRow = QcSampleTable['rows'][number];

/** Value of a cell compared with those of the other samples. */
export interface CellComparison {
  /** Robust deviations from the median; null with too few values. */
  readonly score: number | null;
  readonly outlier: boolean;
  /** Position between the lowest (0) and the highest value (1); null where all are equal. */
  readonly position: number | null;
}

/** Function that compares a value of a column with those of all samples. */
export function compareColumn(rows: readonly SampleRow[], column: number): (value: number) => CellComparison {
  const values = rows.flatMap((row) => row.values[column] ?? []);
  const spread = sampleSpread(values);
  return (value) => {
    const score = spread && robustScore(value, spread);
    return {
      score,
      outlier: isOutlier(score),
      position: spread && spread.max > spread.min ? (value - spread.min) / (spread.max - spread.min) : null,
    };
  };
}
