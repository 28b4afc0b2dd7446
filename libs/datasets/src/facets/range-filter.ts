import type { NumberFilter } from '@omics-portal/data-query';

/** Filter of two bounds, which may be 0; null if both are open. */
export function rangeFilter(min: number | null, max: number | null): NumberFilter | null {
  if (min === null && max === null) {
    return null;
  }
  return { kind: 'number', ...(min !== null && { min }), ...(max !== null && { max }) };
}

/** Checks whether a bar overlaps the active range; without a range, all bars do. */
export function isInRange(bar: NumberFilter, range: NumberFilter | undefined): boolean {
  const { min = -Infinity, max = Infinity } = bar;
  return max >= (range?.min ?? -Infinity) && min <= (range?.max ?? Infinity);
}
