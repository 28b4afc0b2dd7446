import type { ValueCount } from '@omics-portal/data-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_VALUES } from './chart-fields';
import { shownValues, startingWith, twoFields } from './two-fields';

interface Row {
  readonly group: number | null;
  readonly series: number | null;
}

const value = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 30 }));
const rows = fc.array(fc.record({ group: value, series: value }), { maxLength: 200 });

function countsOf(all: readonly Row[], field: keyof Row): ValueCount[] {
  const totals = new Map<number | null, number>();
  all.forEach((row) => totals.set(row[field], (totals.get(row[field]) ?? 0) + 1));
  return [...totals].map(([one, total]) => ({ value: one, total })).toSorted((a, b) => b.total - a.total);
}

function chartOf(all: readonly Row[]) {
  const [byGroup, bySeries] = [countsOf(all, 'group'), countsOf(all, 'series')];
  const { groups, segments } = shownValues(byGroup, bySeries);
  const count = (is: (row: Row) => boolean) => all.filter(is).length;
  const figures = groups.map((group) =>
    segments.map((series) => count((row) => row.group === group && row.series === series)),
  );
  return { ...twoFields(byGroup, bySeries, figures), count };
}

describe('twoFields', () => {
  it('counts every record once, as shown or as left out', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { groups, segments, otherSegments, otherGroups, others, total, shown, count } = chartOf(all);
        const isGroup = ({ group }: Row) => groups.includes(group);
        const isSegment = ({ series }: Row) => segments.includes(series);
        expect(groups.length).toBeLessThanOrEqual(MAX_VALUES[0]);
        expect(segments.length).toBeLessThanOrEqual(MAX_VALUES[1]);
        expect(total).toBe(all.length);
        expect(shown).toBe(count((row) => isGroup(row) && isSegment(row)));
        expect(otherSegments).toEqual(
          groups.map((one) => count((row) => row.group === one && !isSegment(row))),
        );
        expect(otherGroups).toEqual(
          segments.map((one) => count((row) => row.series === one && !isGroup(row))),
        );
        expect(others).toBe(count((row) => !isGroup(row) && !isSegment(row)));
      }),
    );
  });

  it('has no negative remainder when the counts changed in between', () => {
    const counts = [{ value: 'a', total: 1 }];
    expect(twoFields(counts, counts, [[5]])).toMatchObject({
      otherSegments: [0],
      otherGroups: [0],
      others: 0,
    });
  });
});

describe('startingWith', () => {
  const counts = [
    { value: 'a', total: 3 },
    { value: null, total: 2 },
    { value: 'b', total: 1 },
  ];
  it('puts values first in their order, also those without records, and keeps all others', () => {
    expect(startingWith(['b', 'c', null], counts)).toEqual([
      { value: 'b', total: 1 },
      { value: 'c', total: 0 },
      { value: null, total: 2 },
      { value: 'a', total: 3 },
    ]);
    expect(startingWith([], counts)).toEqual(counts);
  });
});
