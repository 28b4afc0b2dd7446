import { paddedRange } from './axis-layout';
import { type DensePoints, type PlaneRange } from './dense-layout';

/** Range that shows all points, and further values on each axis such as thresholds, with padding. */
export function wholeRange(
  { x, y }: Pick<DensePoints, 'x' | 'y'>,
  further: { readonly x: readonly number[]; readonly y: readonly number[] },
): PlaneRange {
  return { x: spanOf(x, further.x), y: spanOf(y, further.y) };
}

function spanOf(values: ArrayLike<number>, further: readonly number[]): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    low = value < low ? value : low;
    high = value > high ? value : high;
  }
  const { min, max } = paddedRange([low, high, ...further]);
  return [min, max];
}

/** Range enlarged (`factor` above 1) or reduced around a point of the plane, within the whole one. */
export function zoomed(
  range: PlaneRange,
  factor: number,
  centre: { readonly x: number; readonly y: number },
  whole: PlaneRange,
): PlaneRange {
  return {
    x: zoomedSpan(range.x, factor, centre.x, whole.x),
    y: zoomedSpan(range.y, factor, centre.y, whole.y),
  };
}

function zoomedSpan(
  [low, high]: PlaneRange['x'],
  factor: number,
  centre: number,
  [first, last]: PlaneRange['x'],
): [number, number] {
  const length = Math.min((high - low) * factor, last - first);
  const start = Math.max(first, Math.min(centre - length / 2, last - length));
  // A sum of large numbers may be rounded up.
  return [start, Math.min(start + length, last)];
}
