/**
 * Pearson correlation of the pairs in which both values are present (not NaN).
 * NaN when fewer than three such pairs remain or one side does not vary. Always within -1..1.
 */
export function pearson(first: ArrayLike<number>, second: ArrayLike<number>): number {
  const { count, meanX, meanY } = meansOfPairs(first, second);
  if (count < 3) {
    return NaN;
  }
  let product = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (let index = 0; index < first.length; index += 1) {
    const x = (first[index] ?? NaN) - meanX;
    const y = (second[index] ?? NaN) - meanY;
    if (!Number.isNaN(x) && !Number.isNaN(y)) {
      product += x * y;
      squaresX += x ** 2;
      squaresY += y ** 2;
    }
  }
  const scale = Math.sqrt(squaresX) * Math.sqrt(squaresY);
  return scale > 0 ? Math.min(1, Math.max(-1, product / scale)) : NaN;
}

function meansOfPairs(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
): { count: number; meanX: number; meanY: number } {
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (let index = 0; index < first.length; index += 1) {
    const x = first[index] ?? NaN;
    const y = second[index] ?? NaN;
    if (!Number.isNaN(x) && !Number.isNaN(y)) {
      count += 1;
      sumX += x;
      sumY += y;
    }
  }
  return { count, meanX: sumX / count, meanY: sumY / count };
}

/**
 * Pearson correlations of all pairs of columns, each over the rows in which both have a value; like {@link pearson}, for many
 * long columns. The columns are centred and reordered in place.
 */
export function pairwiseCorrelations(columns: readonly Float64Array[]): number[] {
  const pairs = new PairwiseCorrelations(columns.map((column) => meansOfPairs(column, column).meanX));
  pairs.add(columns);
  return pairs.correlations();
}

/** Sums of two columns over the rows in which both have a value. */
interface PairSums {
  readonly first: number;
  readonly second: number;
  count: number;
  sumX: number;
  sumY: number;
  squaresX: number;
  squaresY: number;
  product: number;
}

/** Pearson correlations of all pairs of columns, which come in blocks of rows: a large table is not copied for them. */
export class PairwiseCorrelations {
  readonly #means: readonly number[];
  readonly #pairs: readonly PairSums[];

  /** `means` of the columns without missing values: sums of squares around them lose no digits. */
  constructor(means: readonly number[]) {
    this.#means = means;
    this.#pairs = means.flatMap((_, first) =>
      means.slice(first + 1).map((__, position) => pairOf(first, first + 1 + position)),
    );
  }

  /** Adds rows: the same number of values of each column. The values are centred and reordered in place. */
  add(columns: readonly Float64Array[]): void {
    columns.forEach((column, index) => centre(column, this.#means[index] ?? NaN));
    const complete = moveCompleteRowsFirst(columns);
    const sums = columns.map((column) => sumsOf(column, complete));
    for (const pair of this.#pairs) {
      const [x, y] = [columns[pair.first] ?? NO_VALUES, columns[pair.second] ?? NO_VALUES];
      addComplete(pair, complete, sums[pair.first] ?? NO_SUMS, sums[pair.second] ?? NO_SUMS);
      pair.product += productOf(x, y, complete);
      addPartial(pair, x, y, complete);
    }
  }

  /** Correlations in the order of the pairs: first and second column, first and third, ... */
  correlations(): number[] {
    return this.#pairs.map(correlationOfSums);
  }
}

function pairOf(first: number, second: number): PairSums {
  return { first, second, count: 0, sumX: 0, sumY: 0, squaresX: 0, squaresY: 0, product: 0 };
}

const NO_VALUES = new Float64Array(0);

function centre(column: Float64Array, mean: number): void {
  for (let index = 0; index < column.length; index += 1) {
    column[index] = (column[index] ?? NaN) - mean;
  }
}

/** Moves the rows in which every column has a value to the front, and returns their number: their sums are those of each column. */
function moveCompleteRowsFirst(columns: readonly Float64Array[]): number {
  const isPartial = new Uint8Array(columns[0]?.length ?? 0);
  for (const column of columns) {
    for (let row = 0; row < column.length; row += 1) {
      if (Number.isNaN(column[row])) {
        isPartial[row] = 1;
      }
    }
  }
  const partial = isPartial.reduce((count, is) => count + is, 0);
  if (partial > 0) {
    const rest = new Float64Array(partial);
    columns.forEach((column) => moveToEnd(column, isPartial, rest));
  }
  return isPartial.length - partial;
}

function moveToEnd(column: Float64Array, isPartial: Uint8Array, rest: Float64Array): void {
  let kept = 0;
  let moved = 0;
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? NaN;
    if (isPartial[row] === 1) {
      rest[moved] = value;
      moved += 1;
    } else {
      column[kept] = value;
      kept += 1;
    }
  }
  column.set(rest, kept);
}

interface Sums {
  readonly sum: number;
  readonly squares: number;
}

const NO_SUMS: Sums = { sum: 0, squares: 0 };

function sumsOf(column: Float64Array, rows: number): Sums {
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < rows; row += 1) {
    const value = column[row] ?? NaN;
    sum += value;
    squares += value * value;
  }
  return { sum, squares };
}

/** Share of the squares below which a variance is rounding noise. */
const ROUNDING = 1e-12;

/** Adds the rows in which every column has a value, but not their products. */
function addComplete(pair: PairSums, rows: number, x: Sums, y: Sums): void {
  pair.count += rows;
  pair.sumX += x.sum;
  pair.sumY += y.sum;
  pair.squaresX += x.squares;
  pair.squaresY += y.squares;
}

/** Adds the rows from `from` in which both columns have a value. */
function addPartial(pair: PairSums, first: Float64Array, second: Float64Array, from: number): void {
  // Declared one by one: V8 keeps numbers of an object boxed, which takes five times as long.
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  let squaresX = 0;
  let squaresY = 0;
  let product = 0;
  for (let row = from; row < first.length; row += 1) {
    const x = first[row] ?? NaN;
    const y = second[row] ?? NaN;
    const xy = x * y;
    // NaN when either value is missing.
    if (xy === xy) {
      count += 1;
      sumX += x;
      sumY += y;
      squaresX += x * x;
      squaresY += y * y;
      product += xy;
    }
  }
  addComplete(pair, count, { sum: sumX, squares: squaresX }, { sum: sumY, squares: squaresY });
  pair.product += product;
}

function correlationOfSums({ count, sumX, sumY, squaresX, squaresY, product }: PairSums): number {
  const varianceX = squaresX - (sumX * sumX) / count;
  const varianceY = squaresY - (sumY * sumY) / count;
  const varies = varianceX > ROUNDING * squaresX && varianceY > ROUNDING * squaresY;
  if (count < 3 || !varies) {
    return NaN;
  }
  const scale = Math.sqrt(varianceX) * Math.sqrt(varianceY);
  return Math.min(1, Math.max(-1, (product - (sumX * sumY) / count) / scale));
}

/** Sum of the products of two columns over their first rows, four at a time. */
function productOf(first: Float64Array, second: Float64Array, rows: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    a += (first[row] ?? NaN) * (second[row] ?? NaN);
    b += (first[row + 1] ?? NaN) * (second[row + 1] ?? NaN);
    c += (first[row + 2] ?? NaN) * (second[row + 2] ?? NaN);
    d += (first[row + 3] ?? NaN) * (second[row + 3] ?? NaN);
  }
  for (; row < rows; row += 1) {
    a += (first[row] ?? NaN) * (second[row] ?? NaN);
  }
  return a + b + (c + d);
}
