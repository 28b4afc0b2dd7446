import type { LeftOutVariants } from '@omics-portal/api/visualisation';

/** Counts of what a file has and the density has not. */
export type LeftOutCounts = { -readonly [Name in keyof Omit<LeftOutVariants, 'files'>]: number };

/** Counts of a file before its first line. */
export function nothingLeftOut(): LeftOutCounts {
  return {
    badLines: 0,
    otherSequences: 0,
    filteredLines: 0,
    referenceLines: 0,
    otherAlleles: 0,
    missingGenotypes: 0,
    samples: 0,
  };
}

/** Sum of the counts of two files. */
export function sumOfLeftOut(one: LeftOutCounts, other: LeftOutCounts): LeftOutCounts {
  const names = Object.keys(one) as (keyof LeftOutCounts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as LeftOutCounts;
}
