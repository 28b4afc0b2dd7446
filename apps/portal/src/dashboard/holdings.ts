import type { CategoryCount } from '@omics-portal/api';

/** What one collection holds, counted by the data service. */
export interface Holdings {
  readonly files: number;
  /** Files that a generator made, which are no measurements. */
  readonly synthetic: number;
  readonly libraries: number;
  /** Names of the samples that the libraries were made from. */
  readonly samples: readonly string[];
  /** Names of the platforms that were measured on. */
  readonly platforms: readonly string[];
}

/** Counts by a field, from which holdings are read. */
export interface HoldingCounts {
  readonly byPlatform: readonly CategoryCount[];
  /** Different libraries, by donor. */
  readonly librariesByDonor: readonly CategoryCount[];
  readonly bySynthetic: readonly CategoryCount[];
}

const sum = (counts: readonly CategoryCount[]) => counts.reduce((total, count) => total + count.total, 0);

/** Values that are there: null and an empty text stand for records without the field. */
function named(counts: readonly CategoryCount[]): string[] {
  return counts.flatMap(({ _id: value }) => (value === null || value === '' ? [] : [String(value)]));
}

/** Every file has one platform or none, and every library one donor: the sums are the numbers of files and libraries. */
export function readHoldings({ byPlatform, librariesByDonor, bySynthetic }: HoldingCounts): Holdings {
  return {
    files: sum(byPlatform),
    synthetic: sum(bySynthetic.filter(({ _id: value }) => String(value) === 'true')),
    libraries: sum(librariesByDonor),
    samples: named(librariesByDonor),
    platforms: named(byPlatform),
  };
}

/** What several collections hold together; a sample or a platform that several name counts once. */
export function joinHoldings(all: readonly Holdings[]): Holdings {
  const total = (pick: (holdings: Holdings) => number) => all.reduce((so, one) => so + pick(one), 0);
  const distinct = (pick: (holdings: Holdings) => readonly string[]) => [...new Set(all.flatMap(pick))];
  return {
    files: total(({ files }) => files),
    synthetic: total(({ synthetic }) => synthetic),
    libraries: total(({ libraries }) => libraries),
    samples: distinct(({ samples }) => samples),
    platforms: distinct(({ platforms }) => platforms),
  };
}

/** Bytes of all files, from how many there are of each size. */
export function totalBytes(bySize: readonly CategoryCount[]): number {
  return bySize.reduce((bytes, { _id: size, total }) => bytes + (Number(size ?? 0) || 0) * total, 0);
}
