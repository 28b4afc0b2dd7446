import { countsWithUnknown, type FilterValue } from '@omics-portal/data-query';
import type { FacetCounts, ValueSize } from '@omics-portal/resources';

/** Number of values that a facet shows before "more" (specification, section 9). */
export const FIRST_ROWS = 5;

/** Value of a facet. */
export interface FacetRow {
  /** JSON of the value: distinguishes the text "1" from the number 1. */
  readonly key: string;
  readonly value: FilterValue;
  readonly label: string;
  /** Number of files; null for a chosen value that is not among the counted ones. */
  readonly total: number | null;
  /** True for an estimate of the number of files. */
  readonly isEstimated: boolean;
  /** Size of the files; null where it is not shown or not known. */
  readonly size: ValueSize | null;
  readonly checked: boolean;
  readonly excluded: boolean;
}

/** Values of a facet that its filter keeps, or excludes. */
export interface FacetChoice {
  readonly checked: readonly FilterValue[];
  readonly excluded: readonly FilterValue[];
}

/** Rows of a facet: most files first; a checked or excluded value without files stays visible. */
export function facetRows(
  { values, distinct, sizes, isEstimated }: FacetCounts,
  { checked, excluded }: FacetChoice,
  label: (value: FilterValue) => string,
): readonly FacetRow[] {
  const chosen = new Set(checked);
  const left = new Set(excluded);
  const isCut = distinct > values.length;
  return countsWithUnknown(
    values.map(({ value, total }) => ({ _id: value, total })),
    [...checked, ...excluded],
  ).map(({ value, total }) => ({
    key: JSON.stringify(value),
    value,
    label: label(value),
    total: isCut && total === 0 ? null : total,
    isEstimated,
    size: sizes.get(value) ?? null,
    checked: chosen.has(value),
    excluded: left.has(value),
  }));
}
