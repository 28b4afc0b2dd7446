import type { ValueCount } from '@omics-portal/data-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_VALUES } from './chart-fields';
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
  const { groups, parts } = shownValues(byGroup, bySeries);
  const count = (is: (row: Row) => boolean) => all.filter(is).length;
  const figures = groups.map((group) =>
    parts.map((series) => count((row) => row.group === group && row.series === series)),
  );
  return { ...twoFields(byGroup, bySeries, figures), count };
}

describe('twoFields', () => {
  it('says of every record either where it is drawn or what is left out of it', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { groups, parts, otherParts, otherGroups, others, total, shown, count } = chartOf(all);
        const isGroup = ({ group }: Row) => groups.includes(group);
        const isPart = ({ series }: Row) => parts.includes(series);
        expect(groups.length).toBeLessThanOrEqual(MOST_VALUES[0]);
        expect(parts.length).toBeLessThanOrEqual(MOST_VALUES[1]);
        expect(total).toBe(all.length);
        expect(shown).toBe(count((row) => isGroup(row) && isPart(row)));
        expect(otherParts).toEqual(groups.map((one) => count((row) => row.group === one && !isPart(row))));
        expect(otherGroups).toEqual(parts.map((one) => count((row) => row.series === one && !isGroup(row))));
        expect(others).toBe(count((row) => !isGroup(row) && !isPart(row)));
      }),
    );
  });

  it('leaves out nothing, and not less than that, when the figures changed in between', () => {
    const counts = [{ value: 'a', total: 1 }];
    expect(twoFields(counts, counts, [[5]])).toMatchObject({ otherParts: [0], otherGroups: [0], others: 0 });
  });
});

describe('startingWith', () => {
  const counts = [
    { value: 'a', total: 3 },
    { value: null, total: 2 },
    { value: 'b', total: 1 },
  ];
  it('puts values first in their order, also those that nothing has, and loses none', () => {
    expect(startingWith(['b', 'c', null], counts)).toEqual([
      { value: 'b', total: 1 },
      { value: 'c', total: 0 },
      { value: null, total: 2 },
      { value: 'a', total: 3 },
    ]);
    expect(startingWith([], counts)).toEqual(counts);
  });
});
