import { quantile } from './box-summary';
import { HEAT_STEPS } from './heat-scale';

/** Step of the scale of a window map: whole numbers from `from` to `to` have the colour of a heat step. */
export interface WindowStep {
  from: number;
  to: number;
  /** Index of the colour in `HEAT_STEPS`; null for the empty step, which has no colour. */
  colour: number | null;
}

/** Share of the counts below the darkest step: a few windows with very many must not make all others light. */
const COMMON_SHARE = 0.99;
const DIGITS = 2;

/**
 * Steps for whole numbers: one without a colour for 0, and further ones of equal width, of which the last has all counts above the
 * others. Empty without counts.
 */
export function windowSteps(counts: readonly number[]): WindowStep[] {
  if (counts.length === 0) {
    return [];
  }
  const ascending = counts.toSorted((one, other) => one - other);
  const max = ascending.at(-1) ?? 0;
  const size = roundedUp(quantile(ascending, COMMON_SHARE) / HEAT_STEPS.length);
  const count = Math.min(HEAT_STEPS.length, Math.ceil(max / size));
  const filled = Array.from({ length: count }, (_, index) => ({
    from: index * size + 1,
    to: index === count - 1 ? Math.max(max, index * size + 1) : (index + 1) * size,
    colour:
      HEAT_STEPS.length -
      1 -
      Math.round(((count - 1 - index) * (HEAT_STEPS.length - 1)) / Math.max(1, count - 1)),
  }));
  return [{ from: 0, to: 0, colour: null }, ...filled];
}

/** Index of the step of a count. */
export function stepOf(steps: readonly WindowStep[], count: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ from }) => from <= count),
  );
}

/** Whole number not below a value, with two digits that are not 0. */
function roundedUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) + 1 - DIGITS);
  return Math.max(1, Math.ceil(value / unit) * unit);
}
