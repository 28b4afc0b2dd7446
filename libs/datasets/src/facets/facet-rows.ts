import { countsWithUnknown, type FilterValue, type ValueCount } from '@omics-portal/data-query';

/** Number of values that a facet shows before "more" (specification, section 9). */
export const FIRST_ROWS = 5;

/** Value of a facet. */
export interface FacetRow {
  /** JSON of the value: distinguishes the text "1" from the number 1. */
  readonly key: string;
  readonly value: FilterValue;
  readonly label: string;
  readonly total: number;
  readonly checked: boolean;
}

/** Rows of a facet: most files first; a checked value without files stays visible with 0. */
export function facetRows(
  counts: readonly ValueCount[],
  checked: readonly FilterValue[],
  label: (value: FilterValue) => string,
): readonly FacetRow[] {
  const chosen = new Set(checked);
  return countsWithUnknown(
    counts.map(({ value, total }) => ({ _id: value, total })),
    checked,
  ).map(({ value, total }) => ({
    key: JSON.stringify(value),
    value,
    label: label(value),
    total,
    checked: chosen.has(value),
  }));
}
