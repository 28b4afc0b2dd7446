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

  /** Most frequent values with their numbers of records. `distinct` is the number of values in the sample. */
  top(
    request: { tree: QueryTree; group: string; limit: number },
    work?: PatternWork,
  ): { distinct: number; counts: RecordCount[] } {
    const { distinct, counts } = this.#index.top(request, work);
    return { distinct, counts: counts.map((count) => ({ ...count, total: this.#scale(count.total) })) };
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
    const sum = this.#sum(tree, key, work);
    return {
      totals: totals.map((total) => this.#scale(total)),
      spans,
      unknown: this.#scale(this.#index.total({ tree }, work) - known),
      ...(sum === undefined ? {} : { sum }),
    };
  }

  /** Sum of the numbers of the matching records; undefined without one, and where its standard error is too large. */
  #sum(tree: QueryTree, key: string, work?: PatternWork): number | undefined {
    let [sum, squares, records] = [0, 0, 0];
    for (const { _id: value, total } of this.#index.count({ tree, group: key }, work)) {
      if (typeof value !== 'number') continue;
      records += total;
      sum += value * total;
      squares += value * value * total;
    }
    if (records === 0) return undefined;
    const { size } = this.#index;
    const variance = (squares - (sum * sum) / size) / (size - 1);
    const error = Math.sqrt(Math.max(0, variance) * size * (1 - size / this.#records));
    const isSound = error <= MAX_SUM_ERROR * Math.abs(sum) && Number.isFinite(sum * this.#factor);
    return isSound ? sum * this.#factor : undefined;
  }

  #scale(total: number): number {
    return Math.round(total * this.#factor);
  }
}
