import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowSlots, type RowSlot } from './row-slots';

const rowsOf = (slots: readonly RowSlot[]) => slots.map(({ row }) => row);
const keysOf = (slots: readonly RowSlot[]) => slots.map(({ key }) => key);
const plainOf = (slots: readonly RowSlot[]) => slots.map(({ plain }) => plain);
const ascending = (rows: Iterable<number>) => [...rows].sort((a, b) => a - b);

describe('rowSlots', () => {
  it('reuses the slots of removed rows during fast scrolling and leaves the others alone', () => {
    const slots = rowSlots();
    const before = slots.slotsFor([0, 1, 2, 3], false);
    const after = slots.slotsFor([2, 3, 4, 5], true);
    expect(rowsOf(after)).toEqual([4, 5, 2, 3]);
    expect(keysOf(after)).toEqual(keysOf(before));
  });

  it('marks rows of fast scrolling as plain until scrolling stops', () => {
    const slots = rowSlots();
    slots.slotsFor([0, 1, 2], false);
    expect(plainOf(slots.slotsFor([2, 3, 4], true))).toEqual([true, true, false]);
    expect(plainOf(slots.slotsFor([2, 3, 4, 5, 6], true))).toEqual([true, true, false, true, true]);
    expect(plainOf(slots.slotsFor([2, 3, 4, 5, 6], false))).toEqual([false, false, false, false, false]);
  });

  it('restores the row order after scrolling, with the same elements', () => {
    const slots = rowSlots();
    slots.slotsFor([0, 1, 2, 3], false);
    const hasty = new Map(slots.slotsFor([2, 3, 4, 5], true).map(({ row, key }) => [row, key]));
    const rested = slots.slotsFor([2, 3, 4, 5], false);
    expect(rowsOf(rested)).toEqual([2, 3, 4, 5]);
    expect(keysOf(rested)).toEqual([2, 3, 4, 5].map((row) => hasty.get(row)));
  });

  it('makes a new slot for a new row after scrolling, so that the order stays', () => {
    const slots = rowSlots();
    slots.slotsFor([0, 1, 2], false);
    const next = slots.slotsFor([1, 2, 3], false);
    expect(rowsOf(next)).toEqual([1, 2, 3]);
    expect(keysOf(next)).toEqual([2, 3, 4]);
  });

  it('gives each row one slot, and a row that stays keeps its slot', () => {
    const step = fc.record({
      rows: fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map(ascending),
      isFast: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const slots = rowSlots();
        let before: readonly RowSlot[] = [];
        for (const { rows, isFast } of steps) {
          const after = slots.slotsFor(rows, isFast);
          expect(isFast ? ascending(rowsOf(after)) : rowsOf(after)).toEqual(rows);
          expect(new Set(keysOf(after)).size).toBe(after.length);
          const keys = new Map(after.map(({ row, key }) => [row, key]));
          expect(before.every(({ row, key }) => (keys.get(row) ?? key) === key)).toBe(true);
          expect(slots.slotsFor(rows, isFast)).toEqual(after);
          before = after;
        }
      }),
    );
  });
});
