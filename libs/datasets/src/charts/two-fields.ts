import type { FilterValue, ValueCount } from '@omics-portal/data-query';
import { MAX_VALUES } from './chart-fields';

/** Counts of a result by two fields: those that a chart shows, and the rest. */
export interface TwoFields {
  /** Most frequent values of the first field. */
  readonly groups: readonly FilterValue[];
  /** Most frequent values of the second field. */
  readonly segments: readonly FilterValue[];
  /** Number of records of each segment, by group. */
  readonly figures: readonly (readonly number[])[];
  /** Number of records with other values of the second field, by group. */
  readonly otherSegments: readonly number[];
  /** Number of records with other values of the first field, by segment. */
  readonly otherGroups: readonly number[];
  /** Number of records with other values of both fields. */
  readonly others: number;
  readonly total: number;
  /** Number of records in the shown groups and segments. */
  readonly shown: number;
}

/** Values that a chart of two fields shows. */
export function shownValues(byGroup: readonly ValueCount[], bySeries: readonly ValueCount[]) {
  const groups = byGroup.slice(0, MAX_VALUES[0]).map(({ value }) => value);
  const segments = bySeries.slice(0, MAX_VALUES[1]).map(({ value }) => value);
  return { groups, segments };
}

/** Counts with these values first, in this order, so that several charts have the same colours. */
export function startingWith(
  values: readonly FilterValue[],
  counts: readonly ValueCount[],
): readonly ValueCount[] {
  const totals = new Map(counts.map(({ value, total }) => [value, total]));
  const first = new Set(values);
  return [
    ...values.map((value) => ({ value, total: totals.get(value) ?? 0 })),
    ...counts.filter(({ value }) => !first.has(value)),
  ];
}

/** Combines the counts of each field with the counts of the shown pairs. */
export function twoFields(
  byGroup: readonly ValueCount[],
  bySeries: readonly ValueCount[],
  figures: TwoFields['figures'],
): TwoFields {
  const { groups, segments } = shownValues(byGroup, bySeries);
  const total = sum(byGroup.map((count) => count.total));
  const shown = sum(figures.flat());
  const otherSegments = groups.map((_, row) => rest(byGroup[row]?.total, figures[row] ?? []));
  const otherGroups = segments.map((_, column) =>
    rest(
      bySeries[column]?.total,
      figures.map((row) => row[column] ?? 0),
    ),
  );
  const others = rest(total, [shown, ...otherSegments, ...otherGroups]);
  return { groups, segments, figures, otherSegments, otherGroups, others, total, shown };
}

/** Remainder of a total; at least 0, since the collection may change between two responses. */
function rest(whole: number | undefined, parts: readonly number[]): number {
  return Math.max(0, (whole ?? 0) - sum(parts));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
