import { logScaleOf } from '../expression/feature-rules';
import { columnsOf, type ExpressionMatrix, type Omics, rowOf } from '../matrix/expression-matrix';
import { type BoxFigures, boxFigures } from '../statistics/box-figures';

/** Box plot of the log2 values of one library. */
export interface QcBox extends BoxFigures {
  readonly library: string;
}

/** Bar of a histogram: features that lack a value in `from` to `to` libraries. */
export interface QcMissingBar {
  readonly from: number;
  readonly to: number;
  readonly features: number;
}

/** Maximum number of bars for features with a gap; with more libraries each bar is a range. */
const MAX_BARS = 24;
/** Libraries that are copied at once, whose values of one feature are side by side in memory; fewer of a large table. */
const MAX_COLUMNS = 8;
/** Values that are copied at once, unless a single library has more. */
const MAX_COPIED = 500_000;

/** Box plots of the libraries on the scale of the replicate correlation; a library without a value has none. */
export function distributionOf(omics: Omics, matrix: ExpressionMatrix): QcBox[] {
  const scale = logScaleOf(omics, matrix);
  const positions = matrix.libraries.map((_, position) => position);
  const most = Math.max(1, Math.min(MAX_COLUMNS, Math.floor(MAX_COPIED / matrix.features.length)));
  let memory: readonly Float64Array[] = [];
  const boxes: QcBox[] = [];
  for (let first = 0; first < positions.length; first += most) {
    const columns = columnsOf(matrix, positions.slice(first, first + most), { scale, memory });
    memory = columns;
    columns.forEach((values, index) => {
      const box = boxFigures(presentOf(values));
      if (box) {
        boxes.push({ library: matrix.libraries[first + index] ?? '', ...box });
      }
    });
  }
  return boxes;
}

/** Present values, moved to the start of the same memory. */
function presentOf(values: Float64Array): Float64Array {
  let count = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    if (!Number.isNaN(value)) {
      values[count] = value;
      count += 1;
    }
  }
  return values.subarray(0, count);
}

/** Histogram of the features by their number of libraries without a value; the first bar is that of complete features. */
export function missingBars(matrix: ExpressionMatrix): QcMissingBar[] {
  const libraries = matrix.libraries.length;
  const features = new Float64Array(libraries + 1);
  for (let feature = 0; feature < matrix.features.length; feature += 1) {
    const missing = missingIn(rowOf(matrix, feature));
    features[missing] = (features[missing] ?? 0) + 1;
  }
  const width = Math.ceil(libraries / MAX_BARS);
  const bars: QcMissingBar[] = [{ from: 0, to: 0, features: features[0] ?? 0 }];
  for (let from = 1; from <= libraries; from += width) {
    const to = Math.min(from + width - 1, libraries);
    bars.push({ from, to, features: features.subarray(from, to + 1).reduce((sum, one) => sum + one, 0) });
  }
  return bars;
}

function missingIn(values: Float64Array): number {
  let missing = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    missing += Number.isNaN(value) ? 1 : 0;
  }
  return missing;
}
