/** Smooth line through points: the positions that were fitted, ascending, and the height at each. */
export interface SmoothLine {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Repetitions with weights that make outliers count less. */
const ROBUST_STEPS = 3;
/** Positions nearer than this share of the range are not fitted: the line is straight between its neighbours. */
const STEP = 0.01;
/** Distance, as a share of the largest one, within which a weight is 1. */
const NEAR = 0.001;
/** Distance, as a share of the largest one, beyond which a weight is 0. */
const FAR = 0.999;
/** Median residual, as a share of the mean one, below which the line fits exactly. */
const EXACT = 1e-7;

/**
 * Locally weighted regression of points with ascending `x`, of degree 1 with tricube weights and three robust repetitions, as
 * R's `lowess` with its defaults. `span` is the share of the points that each fit takes.
 *
 * Source: Cleveland (1979), Journal of the American Statistical Association 74:829-836.
 */
export function localRegression(x: Float64Array, y: Float64Array, span: number): SmoothLine {
  const size = x.length;
  if (size < 2) {
    return { x, y };
  }
  const points: Points = {
    x,
    y,
    robustness: new Float64Array(size).fill(1),
  };
  const fitted = new Float64Array(size);
  const neighbours = Math.max(2, Math.min(size, Math.floor(span * size + 1e-7)));
  let positions = fitAll(points, neighbours, fitted);
  for (let step = 0; step < ROBUST_STEPS && updateRobustness(points, fitted); step += 1) {
    positions = fitAll(points, neighbours, fitted);
  }
  return {
    x: Float64Array.from(positions, (at) => x[at] ?? NaN),
    y: Float64Array.from(positions, (at) => fitted[at] ?? NaN),
  };
}

interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Weight of each point by its residual in the repetition before. */
  readonly robustness: Float64Array;
}

/** Fits the line at positions a step apart, and interpolates it between them. Returns the positions that were fitted. */
function fitAll(points: Points, neighbours: number, fitted: Float64Array): number[] {
  const { x } = points;
  const last = x.length - 1;
  const reach = STEP * ((x[last] ?? NaN) - (x[0] ?? NaN));
  const positions: number[] = [];
  let left = 0;
  let before = -1;
  let at = 0;
  for (;;) {
    const here = x[at] ?? NaN;
    while (left + neighbours <= last && here - (x[left] ?? NaN) > (x[left + neighbours] ?? NaN) - here) {
      left += 1;
    }
    fitted[at] = fitAt(points, at, left, left + neighbours - 1);
    positions.push(at);
    interpolate(x, fitted, before, at);
    before = lastWithEqual(x, fitted, at);
    if (before >= last) {
      return positions;
    }
    at = nextPosition(x, before, here + reach);
  }
}

/** Fills the heights between two fitted positions. */
function interpolate(x: Float64Array, fitted: Float64Array, from: number, to: number): void {
  const [start, end] = [x[from] ?? NaN, x[to] ?? NaN];
  for (let index = from + 1; index < to; index += 1) {
    const share = ((x[index] ?? NaN) - start) / (end - start);
    fitted[index] = share * (fitted[to] ?? NaN) + (1 - share) * (fitted[from] ?? NaN);
  }
}

/** Last point with the same `x`; the points until there have the same height. */
function lastWithEqual(x: Float64Array, fitted: Float64Array, at: number): number {
  let index = at;
  while (x[index + 1] === x[at]) {
    index += 1;
    fitted[index] = fitted[at] ?? NaN;
  }
  return index;
}

/** Last point within reach, or the next one. */
function nextPosition(x: Float64Array, from: number, reach: number): number {
  let index = from + 1;
  while (index < x.length && !((x[index] ?? NaN) > reach)) {
    index += 1;
  }
  return Math.max(from + 1, index - 1);
}

/** Height of the line at a point: a weighted straight line through its neighbours, by their moments around the point. */
function fitAt({ x, y, robustness }: Points, at: number, left: number, right: number): number {
  const here = x[at] ?? NaN;
  const radius = Math.max(here - (x[left] ?? NaN), (x[right] ?? NaN) - here);
  const near = NEAR * radius;
  const far = FAR * radius;
  let total = 0;
  let sumX = 0;
  let sumXX = 0;
  let sumY = 0;
  let sumXY = 0;
  // Points beyond the neighbours on the right may have the same distance.
  for (let index = left; index < x.length; index += 1) {
    const signed = (x[index] ?? NaN) - here;
    const distance = signed < 0 ? -signed : signed;
    if (distance <= far) {
      const share = distance / radius;
      const fall = distance > near ? 1 - share * share * share : 1;
      const weight = fall * fall * fall * (robustness[index] ?? NaN);
      const byX = weight * signed;
      const height = y[index] ?? NaN;
      total += weight;
      sumX += byX;
      sumXX += byX * signed;
      sumY += weight * height;
      sumXY += byX * height;
    } else if (signed > 0) {
      break;
    }
  }
  if (!(total > 0)) {
    return y[at] ?? NaN;
  }
  const centre = sumX / total;
  const spread = sumXX / total - centre * centre;
  const range = (x[x.length - 1] ?? NaN) - (x[0] ?? NaN);
  // Neighbours on one spot have a mean and no slope.
  const tilt = Math.sqrt(spread) > NEAR * range ? -centre / spread : 0;
  return (sumY + tilt * (sumXY - centre * sumY)) / total;
}

/** Sets the weights of the points by their residuals; false when the line passes through most of them. */
function updateRobustness({ y, robustness }: Points, fitted: Float64Array): boolean {
  const size = y.length;
  let sum = 0;
  for (let index = 0; index < size; index += 1) {
    const residual = Math.abs((y[index] ?? NaN) - (fitted[index] ?? NaN));
    robustness[index] = residual;
    sum += residual;
  }
  const sorted = robustness.slice().sort();
  const middle = Math.floor(size / 2);
  const scale = 3 * ((sorted[middle] ?? NaN) + (sorted[size - middle - 1] ?? NaN));
  if (scale < EXACT * (sum / size)) {
    return false;
  }
  for (let index = 0; index < size; index += 1) {
    robustness[index] = bisquare(robustness[index] ?? NaN, scale);
  }
  return true;
}

function bisquare(residual: number, scale: number): number {
  if (residual <= NEAR * scale) {
    return 1;
  }
  if (residual > FAR * scale) {
    return 0;
  }
  const share = residual / scale;
  const fall = 1 - share * share;
  return fall * fall;
}
