import type { FilterValue, ValueCount } from '@omics-portal/data-query';
import { MOST_VALUES } from './chart-fields';

/** A result by two fields, as far as a chart can show it, and what it leaves out. */
export interface TwoFields {
  /** The most frequent values of the first field. */
  readonly groups: readonly FilterValue[];
  /** The most frequent values of the second. */
  readonly parts: readonly FilterValue[];
  /** Of each group, how many records each part has. */
  readonly figures: readonly (readonly number[])[];
  /** Of each group, how many records have other values of the second field. */
  readonly otherParts: readonly number[];
  /** Of each part, how many records have other values of the first field. */
  readonly otherGroups: readonly number[];
  /** Records that have another value of both. */
  readonly others: number;
  readonly total: number;
  /** Records that a group and a part stand for. */
  readonly shown: number;
}

/** Values that a chart of two fields has a place for. */
export function shownValues(byGroup: readonly ValueCount[], bySeries: readonly ValueCount[]) {
  const groups = byGroup.slice(0, MOST_VALUES[0]).map(({ value }) => value);
  const parts = bySeries.slice(0, MOST_VALUES[1]).map(({ value }) => value);
  return { groups, parts };
}

/** Counts with these values first, in this order, so that several charts show the same ones in the same colours. */
export function startingWith(
  values: readonly FilterValue[],
  counts: readonly ValueCount[],
): readonly ValueCount[] {
  const totals = new Map(counts.map(({ value, total }) => [value, total]));
  const wanted = new Set(values);
  return [
    ...values.map((value) => ({ value, total: totals.get(value) ?? 0 })),
    ...counts.filter(({ value }) => !wanted.has(value)),
  ];
}

/** Brings together the counts of each field by itself, and the figures of the values that are shown. */
export function twoFields(
  byGroup: readonly ValueCount[],
  bySeries: readonly ValueCount[],
  figures: TwoFields['figures'],
): TwoFields {
  const { groups, parts } = shownValues(byGroup, bySeries);
  const total = sum(byGroup.map((count) => count.total));
  const shown = sum(figures.flat());
  const otherParts = groups.map((_, row) => rest(byGroup[row]?.total, figures[row] ?? []));
  const otherGroups = parts.map((_, column) =>
    rest(
      bySeries[column]?.total,
      figures.map((row) => row[column] ?? 0),
    ),
  );
  const others = rest(total, [shown, ...otherParts, ...otherGroups]);
  return { groups, parts, figures, otherParts, otherGroups, others, total, shown };
}

/** What is left of a whole; never less than nothing, as when the back end changed between two answers. */
function rest(whole: number | undefined, parts: readonly number[]): number {
  return Math.max(0, (whole ?? 0) - sum(parts));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
