import { isOutlier, type QcSampleTable, robustScore, sampleSpread } from '@omics-portal/qc-metrics';

/** Row of a table of samples. */
export type SampleRow = QcSampleTable['rows'][number];

/** Order of a table: a column by its index, or the sample. */
export interface SampleOrder {
  readonly column: number | 'sample' | 'donor';
  readonly descending: boolean;
}

/** Value of a cell compared with those of the other samples. */
export interface CellComparison {
  /** Robust deviations from the median; null with too few values. */
  readonly score: number | null;
  readonly outlier: boolean;
  /** Position between the lowest (0) and the highest value (1); null where all are equal. */
  readonly position: number | null;
}

/** Rows in order; samples without a value are last in both directions. */
export function sortSamples(rows: readonly SampleRow[], { column, descending }: SampleOrder): SampleRow[] {
  const sign = descending ? -1 : 1;
  const byName = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
  return [...rows].sort((one, other) => {
    if (typeof column === 'string') {
      return sign * byName(one[column] ?? '\uffff', other[column] ?? '\uffff');
    }
    const [a, b] = [one.values[column] ?? null, other.values[column] ?? null];
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * (a - b) || byName(one.sample, other.sample);
  });
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
