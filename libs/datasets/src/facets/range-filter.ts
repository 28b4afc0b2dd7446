import type { NumberFilter } from '@omics-portal/data-query';

/** The filter of two bounds, of which 0 is one like any other; `null` when both are open. */
export function rangeFilter(min: number | null, max: number | null): NumberFilter | null {
  if (min === null && max === null) {
    return null;
  }
  return { kind: 'number', ...(min !== null && { min }), ...(max !== null && { max }) };
}

/** Whether any of a bar lies in the range in force. Without one, all of it does. */
export function isInRange(bar: NumberFilter, range: NumberFilter | undefined): boolean {
  const { min = -Infinity, max = Infinity } = bar;
  return max >= (range?.min ?? -Infinity) && min <= (range?.max ?? Infinity);
}
