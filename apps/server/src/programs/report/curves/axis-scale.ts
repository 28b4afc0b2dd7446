import { scaleLinear } from 'd3-scale';

/** Scale of an axis: from values to units of the drawing. */
export interface AxisScale {
  readonly at: (value: number) => number;
  /** Values with a mark, ascending. */
  readonly ticks: readonly number[];
}

/** Approximate number of steps between marks. */
const STEPS = 4;

/**
 * Scale of an axis over values, between two positions of the drawing, with marks at round numbers. `whole`: the axis ends at marks, so
 * that no line touches its end.
 */
export function axisScale(
  values: readonly number[],
  { from, to, whole }: { readonly from: number; readonly to: number; readonly whole: boolean },
): AxisScale {
  // Not `Math.min(...values)`: the curves of 96 samples have more points than a call takes arguments.
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  const high = most > least ? most : least + (Math.abs(least) || 1);
  const scale = scaleLinear([least, high], [from, to]);
  const axis = whole ? scale.nice(STEPS) : scale;
  return { at: axis, ticks: axis.ticks(STEPS) };
}
