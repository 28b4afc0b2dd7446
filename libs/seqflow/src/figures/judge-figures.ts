import type { FigureColumn, FigureRow } from '@omics-portal/api';
import { isOutlier, robustScore, sampleSpread, type SampleSpread } from '@omics-portal/qc-metrics';
import type { FigureTable } from '@omics-portal/resources';

/** Judgement of one value of a figure. */
export interface FigureJudgement {
  /** Published limit that the value is beyond. */
  readonly level: 'warn' | 'fail' | null;
  /** Distance from the median in robust standard deviations; null with too few values. */
  readonly score: number | null;
  readonly outlier: boolean;
  /** Number of values that it is compared with, itself included. */
  readonly n: number;
  /** Rank among these values, from 0 (lowest) to 1 (highest); null where all are equal. */
  readonly position: number | null;
}

/** Judges the values of a column; undefined for an empty cell and for text. */
export type JudgeFigure = (row: FigureRow) => FigureJudgement | undefined;

interface SeriesValues {
  readonly spread: SampleSpread;
  readonly sorted: Float64Array;
}

/** Published limit that a value is beyond. A value at a limit is not beyond it. */
function levelOf(value: number, { thresholds, better }: FigureColumn): FigureJudgement['level'] {
  const isBeyond = (limit: number | null | undefined) =>
    typeof limit === 'number' && (better === 'higher' ? value < limit : value > limit);
  if (!thresholds || !better) {
    return null;
  }
  return isBeyond(thresholds.fail) ? 'fail' : isBeyond(thresholds.warn) ? 'warn' : null;
}

/** Numbers of a column by series. Rows of different series, such as two mates, are never compared. */
function valuesBySeries({ rows }: Pick<FigureTable, 'rows'>, index: number): Map<string | null, number[]> {
  const values = new Map<string | null, number[]>();
  for (const row of rows) {
    const value = row.values[index];
    if (typeof value === 'number') {
      const list = values.get(row.series);
      if (list) {
        list.push(value);
      } else {
        values.set(row.series, [value]);
      }
    }
  }
  return values;
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Rank of a value from 0 to 1: equal values share the middle of their ranks. */
function positionOf(value: number, sorted: Float64Array): number | null {
  if (sorted[0] === sorted.at(-1)) {
    return null;
  }
  const first = firstAtLeast(sorted, value);
  let last = first;
  while (sorted[last + 1] === value) {
    last += 1;
  }
  return (first + last) / 2 / (sorted.length - 1);
}

/** Function that compares a value of a column with those of all samples. */
export function judgeColumn(table: Pick<FigureTable, 'rows' | 'columns'>, index: number): JudgeFigure {
  const column = table.columns[index];
  const series = new Map<string | null, SeriesValues>();
  for (const [key, values] of valuesBySeries(table, index)) {
    const spread = sampleSpread(values);
    if (spread) {
      series.set(key, { spread, sorted: Float64Array.from(values).sort() });
    }
  }
  return (row) => {
    const value = row.values[index];
    const own = series.get(row.series);
    if (typeof value !== 'number' || !own || !column) {
      return undefined;
    }
    const score = robustScore(value, own.spread);
    return {
      level: levelOf(value, column),
      score,
      outlier: isOutlier(score),
      n: own.spread.n,
      position: positionOf(value, own.sorted),
    };
  };
}
