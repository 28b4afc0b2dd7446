/** Points in columns, so that a million of them need no objects. */
export interface DensePoints {
  /** Values on the x axis. */
  readonly x: ArrayLike<number>;
  /** Values on the y axis. */
  readonly y: ArrayLike<number>;
  /** Index of the series of each point. */
  readonly series: ArrayLike<number>;
  /** Name of a point, in the tooltip and in the table. */
  readonly nameAt: (index: number) => string;
}

/** Part of the plane that is visible. */
export interface PlaneRange {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Size of the plane in pixels. */
export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

/** Points on the pixels of a plane. */
export interface DenseLayout {
  /** Indexes of the points that are drawn, one for each pixel, by series. */
  readonly drawn: readonly (readonly number[])[];
  /** Position of a point in pixels from the top left; undefined outside of the visible range. */
  readonly positionOf: (index: number) => { readonly x: number; readonly y: number } | undefined;
  /** Index of the nearest drawn point within a distance in pixels. */
  readonly nearest: (x: number, y: number, distance: number) => number | undefined;
}

const NONE = -1;

/**
 * Layout of any number of points: one is drawn for each pixel, so that a drawing has at most as many as the plane has pixels. On
 * a pixel with several series the last of `order` is on top.
 */
export function layOutDense(
  points: DensePoints,
  order: readonly number[],
  range: PlaneRange,
  size: PlaneSize,
): DenseLayout {
  const width = Math.max(1, Math.floor(size.width));
  const height = Math.max(1, Math.floor(size.height));
  const at = scaleOf(range, width, height);
  const top = new Int32Array(width * height).fill(NONE);
  const rank = new Map(order.map((series, position) => [series, position]));
  for (let index = 0; index < points.x.length; index += 1) {
    const cell = cellOf(at, points, index, width, height);
    if (cell !== NONE) {
      const below = top[cell] ?? NONE;
      const isAbove =
        below === NONE ||
        (rank.get(points.series[index] ?? 0) ?? 0) >= (rank.get(points.series[below] ?? 0) ?? 0);
      if (isAbove) {
        top[cell] = index;
      }
    }
  }
  const drawn: number[][] = order.map(() => []);
  for (const index of top) {
    if (index !== NONE) {
      drawn[points.series[index] ?? 0]?.push(index);
    }
  }
  const positionOf = (index: number) =>
    cellOf(at, points, index, width, height) === NONE
      ? undefined
      : { x: at.x(points.x[index] ?? NaN), y: at.y(points.y[index] ?? NaN) };
  return {
    drawn,
    positionOf,
    nearest: (x, y, distance) => nearestIn(top, { width, height }, { x, y }, distance),
  };
}

interface PlaneScale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

function scaleOf({ x, y }: PlaneRange, width: number, height: number): PlaneScale {
  return {
    x: (value) => ((value - x[0]) / (x[1] - x[0])) * width,
    y: (value) => height - ((value - y[0]) / (y[1] - y[0])) * height,
  };
}

function cellOf(at: PlaneScale, { x, y }: DensePoints, index: number, width: number, height: number): number {
  const column = Math.floor(at.x(x[index] ?? NaN));
  const row = Math.floor(at.y(y[index] ?? NaN));
  // The last pixel includes the end of the range.
  const inside = column >= 0 && column <= width && row >= 0 && row <= height;
  return inside ? Math.min(row, height - 1) * width + Math.min(column, width - 1) : NONE;
}

function nearestIn(
  top: Int32Array,
  { width, height }: PlaneSize,
  { x, y }: { readonly x: number; readonly y: number },
  distance: number,
): number | undefined {
  let nearest: number | undefined;
  let least = distance ** 2;
  for (let row = Math.max(0, Math.ceil(y - distance)); row <= Math.min(height - 1, y + distance); row += 1) {
    for (
      let column = Math.max(0, Math.ceil(x - distance));
      column <= Math.min(width - 1, x + distance);
      column += 1
    ) {
      const index = top[row * width + column] ?? NONE;
      const squared = (column - x) ** 2 + (row - y) ** 2;
      if (index !== NONE && squared <= least) {
        nearest = index;
        least = squared;
      }
    }
  }
  return nearest;
}
