/** What is drawn at one place of the page, and which row it shows now. */
export interface RowSlot {
  readonly key: number;
  readonly row: number;
  /** It came in haste: what a host would draw in its cells waits until there is time. */
  readonly plain: boolean;
}

/**
 * Which drawn row shows which row of the list. A row that is drawn already keeps what it is drawn by, and with it the
 * focus and whatever its cells remember. Of the others, some are given the places of those that are gone.
 */
export interface RowSlots {
  /**
   * The slots for these rows. In their order, as a screen reader meets them; in haste, in the order that the slots have,
   * so that nothing is made or moved, only filled with other words. Asked again for the same, it answers the same.
   */
  readonly slotsFor: (rows: readonly number[], isFast: boolean) => readonly RowSlot[];
}

export function rowSlots(): RowSlots {
  let slots: readonly RowSlot[] = [];
  let made = 0;
  const make = (row: number, plain: boolean): RowSlot => {
    made += 1;
    return { key: made, row, plain };
  };
  return {
    slotsFor: (rows, isFast) => {
      slots = isFast ? refilled(slots, rows, make) : inOrder(slots, rows, make);
      return slots;
    },
  };
}

type MakeSlot = (row: number, plain: boolean) => RowSlot;

function inOrder(slots: readonly RowSlot[], rows: readonly number[], make: MakeSlot): RowSlot[] {
  const drawn = new Map(slots.map((slot) => [slot.row, slot]));
  return rows.map((row) => {
    const slot = drawn.get(row) ?? make(row, false);
    return slot.plain ? { ...slot, plain: false } : slot;
  });
}

function refilled(slots: readonly RowSlot[], rows: readonly number[], make: MakeSlot): RowSlot[] {
  const drawn = new Set(slots.map(({ row }) => row));
  const visible = new Set(rows);
  const pending = rows.filter((row) => !drawn.has(row));
  let used = 0;
  const reused = slots.flatMap((slot) => {
    if (visible.has(slot.row)) {
      return slot;
    }
    const row = pending[used];
    used += 1;
    return row === undefined ? [] : { key: slot.key, row, plain: true };
  });
  return [...reused, ...pending.slice(used).map((row) => make(row, true))];
}
