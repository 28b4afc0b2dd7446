import { countsWithUnknown, isUnknown, type FilterValue, type ValueCount } from '@omics-portal/data-query';
import type { FieldCounts } from './count-loader';

/** Number of values that a facet requests; it lists a few of them, and finds the others by a search. */
export const MAX_FACET_VALUES = 1000;

/** Size of the files with a value. */
export interface ValueSize {
  readonly bytes: number;
  /** Number of files without a size. */
  readonly unknown: number;
}

/** Counts of a facet. */
export interface FacetCounts {
  readonly values: readonly ValueCount[];
  /** Number of different values, with those that are not listed. */
  readonly distinct: number;
  /** Sizes by value; empty from a server that does not add them. */
  readonly sizes: ReadonlyMap<FilterValue, ValueSize>;
  /** True for estimates of a server that prepares the collection. Rare values may be missing then. */
  readonly isEstimated: boolean;
}

/** Counts of a facet, with the sizes that the server has added up. */
export function readFacet({ counts, distinct, isEstimated = false }: FieldCounts): FacetCounts {
  const sizes = new Map<FilterValue, ValueSize>();
  for (const { _id: value = null, sum, unsummed = 0 } of counts) {
    if (sum !== undefined) sizes.set(isUnknown(value) ? null : value, { bytes: sum, unknown: unsummed });
  }
  return { values: countsWithUnknown(counts), distinct, sizes, isEstimated };
}
