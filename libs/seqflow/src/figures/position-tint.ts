/** Largest share of the accent in the colour of a position, in per cent: text stays readable on it in both themes. */
const STRONGEST_TINT = 24;

/** Background of a position among the samples, from 0 (none) to 1. */
export function positionTint(position: number): string {
  return `color-mix(in srgb, var(--primary) ${Math.round(position * STRONGEST_TINT)}%, transparent)`;
}
