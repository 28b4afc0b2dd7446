import type { CategoryCount } from '@omics-portal/api';

/** Contents of one collection or of several in numbers, counted by the data service. */
export interface HoldingTotals {
  readonly files: number;
  /** Files of synthetic data, which are no measurements. */
  readonly synthetic: number;
  readonly libraries: number;
  /** Names of the samples that the libraries were made from. */
  readonly samples: readonly string[];
  /** Names of the platforms of the measurements. */
  readonly platforms: readonly string[];
}

/** Contents of one collection. */
export interface Holdings extends HoldingTotals {
  /** Files of each sample; null stands for files of no single sample. */
  readonly filesBySample: readonly CategoryCount[];
  /** Files of each platform; null stands for files without one. */
  readonly filesByPlatform: readonly CategoryCount[];
}

/** Counts by a field, from which holdings are read. */
export interface HoldingCounts {
  readonly byPlatform: readonly CategoryCount[];
  readonly byDonor: readonly CategoryCount[];
  /** Different libraries, by donor. */
  readonly librariesByDonor: readonly CategoryCount[];
  readonly bySynthetic: readonly CategoryCount[];
}

const sum = (counts: readonly CategoryCount[]) => counts.reduce((total, count) => total + count.total, 0);

/** Values as text; null and an empty text stand for records without the field. */
function named(counts: readonly CategoryCount[]): string[] {
  return counts.flatMap(({ _id: value }) => (value === null || value === '' ? [] : [String(value)]));
}

/** Holdings from counts. Each file has at most one platform and each library one donor, so the sums are their numbers. */
export function readHoldings({
  byPlatform,
  byDonor,
  librariesByDonor,
  bySynthetic,
}: HoldingCounts): Holdings {
  return {
    files: sum(byPlatform),
    synthetic: sum(bySynthetic.filter(({ _id: value }) => String(value) === 'true')),
    libraries: sum(librariesByDonor),
    samples: named(librariesByDonor),
    platforms: named(byPlatform),
    filesBySample: byDonor,
    filesByPlatform: byPlatform,
  };
}

/** Holdings of several collections together; a sample or platform of several collections counts once. */
export function joinHoldings(all: readonly HoldingTotals[]): HoldingTotals {
  const total = (pick: (holdings: HoldingTotals) => number) =>
    all.reduce((subtotal, one) => subtotal + pick(one), 0);
  const distinct = (pick: (holdings: HoldingTotals) => readonly string[]) => [...new Set(all.flatMap(pick))];
  return {
    files: total(({ files }) => files),
    synthetic: total(({ synthetic }) => synthetic),
    libraries: total(({ libraries }) => libraries),
    samples: distinct(({ samples }) => samples),
    platforms: distinct(({ platforms }) => platforms),
  };
}

/** Bytes of all files, from the number of files of each size. */
export function totalBytes(bySize: readonly CategoryCount[]): number {
  return bySize.reduce((bytes, { _id: size, total }) => bytes + (Number(size ?? 0) || 0) * total, 0);
}
