import { type DifferentialLimits } from './volcano';

/** Side of a feature in a volcano chart. */
export type VolcanoSide = 'up' | 'down' | 'neither';

/** Least p that is drawn: smaller ones are 0 in the arithmetic of computers. */
const MIN_P = 1e-300;

/** Negative decimal logarithm of a p value, never below 0. */
export function significance(p: number): number {
  return Math.abs(Math.log10(Math.max(p, MIN_P)));
}

/** Side of a feature: differential and higher in the numerator, differential and lower, or neither. */
export function volcanoSide(
  log2FoldChange: number,
  adjustedP: number,
  limits: DifferentialLimits,
): VolcanoSide {
  // A figure that cannot be computed (NaN) is on neither side.
  const isDifferential = adjustedP < limits.adjustedP && Math.abs(log2FoldChange) >= limits.log2FoldChange;
  if (!isDifferential) return 'neither';
  return log2FoldChange > 0 ? 'up' : 'down';
}
