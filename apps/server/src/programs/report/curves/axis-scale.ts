/** Scale of an axis: from values to units of the drawing. */
export interface AxisScale {
  readonly at: (value: number) => number;
  /** Values with a mark, ascending. */
  readonly ticks: readonly number[];
}

/** Most steps between marks. */
const STEPS = 5;
const NICE = [1, 2, 5, 10];

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
  const step = niceStep((most - least || Math.abs(most) || 1) / STEPS);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const [low, high] = whole ? [first * step, (last > first ? last : first + 1) * step] : [least, most];
  const width = high - low || 1;
  const ticks = Array.from({ length: last - first + 2 }, (_, index) => (first + index) * step);
  return {
    at: (value) => from + ((value - low) / width) * (to - from),
    ticks: ticks.map(exact).filter((tick) => tick >= exact(low) && tick <= exact(high)),
  };
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = NICE.find((nice) => nice * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Without the error of a sum of fractions. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}
