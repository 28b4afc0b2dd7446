/** Slot: a rendered row element and the index of the row that it shows. */
export interface RowSlot {
  readonly key: number;
  readonly row: number;
  /** Rendered during fast scrolling: custom cell content is deferred until scrolling stops. */
  readonly plain: boolean;
}

/**
 * Row recycling: assigns visible rows to rendered elements. A row that stays visible keeps its element, and with it the
 * focus and the state of its cells. Elements of rows that left are reused.
 */
export interface RowSlots {
  /**
   * Slots for these rows. At rest they are in row order, as a screen reader reads them. During fast scrolling they keep
   * their own order, so that elements are only refilled, not created or moved. Idempotent for equal arguments.
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
