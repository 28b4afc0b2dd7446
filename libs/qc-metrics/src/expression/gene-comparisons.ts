import { type ExpressionMatrix, rowOf } from '../matrix/expression-matrix';
import { isDetected } from './feature-rules';
import { type SamplePair } from './sample-pair';
import { compareByVoom, type VoomComparison } from './voom-comparison';

/**
 * Comparisons of the genes of a table of counts, as exp2qcdt: all genes that both samples express, limma-voom, no filter by
 * count or p. Each pair of samples is compared once, for the relative correlation and the differential genes alike.
 */
export class GeneComparisons {
  readonly #table: ExpressionMatrix;
  readonly #keptRows: ReadonlySet<number>;
  readonly #known = new Map<string, VoomComparison>();
  #memory = new Float64Array(0);

  /** `keptRows` are the rows whose weighted values will be asked for. */
  constructor(table: ExpressionMatrix, keptRows: ReadonlySet<number> = new Set()) {
    this.#table = table;
    this.#keptRows = keptRows;
  }

  /** Comparison of two samples. */
  of(pair: SamplePair): VoomComparison {
    const key = [pair.numerator, pair.denominator].map((libraries) => libraries.join(' ')).join('/');
    const known = this.#known.get(key);
    if (known) {
      return known;
    }
    const rows = this.#expressedRows(pair);
    const size = rows.length * (pair.numerator.length + pair.denominator.length);
    if (size > this.#memory.length) {
      this.#memory = new Float64Array(size);
    }
    const comparison = compareByVoom(this.#table, pair, {
      rows,
      memory: this.#memory,
      scale: (value) => (Number.isNaN(value) ? 0 : value),
      minCount: 0,
      isKept: (row) => this.#keptRows.has(row),
    });
    this.#known.set(key, comparison);
    return comparison;
  }

  #expressedRows({ numerator, denominator }: SamplePair): Uint32Array {
    const rows = new Uint32Array(this.#table.features.length);
    let count = 0;
    for (let row = 0; row < rows.length; row += 1) {
      const values = rowOf(this.#table, row);
      if (isDetected(values, numerator) && isDetected(values, denominator)) {
        rows[count] = row;
        count += 1;
      }
    }
    return rows.slice(0, count);
  }
}
