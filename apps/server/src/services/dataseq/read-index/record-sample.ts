import { isNode, type QueryTree } from '@omics-portal/data-query';
import type { PatternWork } from '../../../patterns/pattern-work.ts';
import type { Bounds, BinCounts } from '../histogram-bins.ts';
import type { RecordCount } from '../records.ts';
import type { RecordIndex } from './record-index.ts';

/** Minimum number of sampled records for each value of a field, on average: the counts of rarer values would be noise. */
const MIN_RECORDS_PER_VALUE = 25;
/** Maximum relative standard error of a sum. Counts vary less than sizes, of which a few are large. */
const MAX_SUM_ERROR = 0.1;

/** Size of a sample, and the number of records that it stands for. */
export interface SampleSize {
  sampled: number;
  of: number;
}

/** Request for the most frequent values of a field. */
export interface TopRequest {
  tree: QueryTree;
  group: string;
  limit: number;
  sumField?: string | undefined;
}

/** Numbers of some sampled records: how many there are, their sum, and the sum of their squares. */
interface Moments {
  records: number;
  sum: number;
  squares: number;
}

/** Counts of a histogram, with the matching records that have no number. */
export interface EstimatedBins extends Omit<BinCounts, 'sum'> {
  unknown: number;
  /** Absent where the sample is too small for it. */
  sum?: number;
}

/**
 * Random sample of a collection: estimates counts while the read index is built. Each record was drawn with the same
 * probability, so the numbers of the sample are multiplied by one factor.
 */
export class RecordSample {
  readonly #index: RecordIndex;
  /** Number of records of the collection. */
  readonly #records: number;
  readonly #factor: number;

  constructor(index: RecordIndex, records: number) {
    this.#index = index;
    this.#records = records;
    this.#factor = records / index.size;
  }

  get size(): SampleSize {
    return { sampled: this.#index.size, of: this.#records };
  }

  /** True when the sample has the fields of a query. */
  covers(tree: QueryTree, ...keys: string[]): boolean {
    return this.#index.covers(tree, ...keys);
  }

  /** True for a field whose different values are so few that the sample has enough records of most. */
  countsValuesOf(key: string): boolean {
    return this.#index.valuesOf(key) * MIN_RECORDS_PER_VALUE <= this.#index.size;
  }

  /** Number of matching records; exact without a condition. */
  total(tree: QueryTree, work?: PatternWork): number {
    return isNode(tree) ? this.#scale(this.#index.total({ tree }, work)) : this.#records;
  }

  /**
   * Most frequent values with their numbers of records, and sums of a field where the sample suffices. `distinct` is the number of
   * values in the sample.
   */
  top(request: TopRequest, work?: PatternWork): { distinct: number; counts: RecordCount[] } {
    const { sumField } = request;
    const { distinct, counts } = this.#index.top(request, work);
    const squares = sumField === undefined ? undefined : this.#index.squares({ ...request, sumField }, work);
    return {
      distinct,
      counts: counts.map(({ _id: value, total, sum = NaN, unsummed = 0 }) => ({
        _id: value,
        total: this.#scale(total),
        ...(squares && {
          unsummed: this.#scale(unsummed),
          ...this.#sumOf({ records: total - unsummed, sum, squares: squares.get(value) ?? 0 }),
        }),
      })),
    };
  }

  /** Minimum and maximum of a field in the sample; undefined without numbers. */
  bounds(key: string): Bounds | undefined {
    return this.#index.bounds(key);
  }

  /** Histogram of the matching records, as that of the read index. */
  histogram(
    request: { tree: QueryTree; key: string; starts: readonly number[] },
    work?: PatternWork,
  ): EstimatedBins {
    const { tree, key } = request;
    const { totals, spans } = this.#index.histogram(request, work);
    const known = totals.reduce((sum, total) => sum + total, 0);
    return {
      totals: totals.map((total) => this.#scale(total)),
      spans,
      unknown: this.#scale(this.#index.total({ tree }, work) - known),
      ...this.#sumOf(this.#moments(tree, key, work)),
    };
  }

  #moments(tree: QueryTree, key: string, work?: PatternWork): Moments {
    let [sum, squares, records] = [0, 0, 0];
    for (const { _id: value, total } of this.#index.count({ tree, group: key }, work)) {
      if (typeof value !== 'number') continue;
      records += total;
      sum += value * total;
      squares += value * value * total;
    }
    return { records, sum, squares };
  }

  /** Sum of numbers in the collection; nothing without a number in the sample, and where its standard error is too large. */
  #sumOf({ records, sum, squares }: Moments): { sum?: number } {
    const { size } = this.#index;
    const variance = (squares - (sum * sum) / size) / (size - 1);
    const error = Math.sqrt(Math.max(0, variance) * size * (1 - size / this.#records));
    const scaled = sum * this.#factor;
    const isSound = records > 0 && error <= MAX_SUM_ERROR * Math.abs(sum) && Number.isFinite(scaled);
    return isSound ? { sum: scaled } : {};
  }

  #scale(total: number): number {
    return Math.round(total * this.#factor);
  }
}
