import { type ReactNode } from 'react';

/** What a cell stands for: sorted, exported, and shown as it is where there is no `cell`. */
export type GridValue = string | number | boolean | null | undefined;

export interface GridColumn<Row> {
  /** Tells the columns apart, also in a kept layout: it stays when the label changes. */
  id: string;
  /** Plain words: the head, the name in the column chooser and the first line of a CSV file. */
  label: string;
  /** What the column is sorted by. */
  value?: ((row: Row) => GridValue) | undefined;
  /** What is shown instead of the value. One line: rows are of one height, and what does not fit ends in an ellipsis. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Exported instead of the value. A column with neither is in no file. */
  exportValue?: ((row: Row) => GridValue) | undefined;
  /**
   * Its head is a button that asks for the order.
   *
   * @default false
   */
  sortable?: boolean | undefined;
  /** Numbers stand at the end. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** In pixels, as are the limits. */
  width?: number | undefined;
  /** In pixels. */
  minWidth?: number | undefined;
  /** In pixels. */
  maxWidth?: number | undefined;
  /**
   * Out of sight until it is chosen.
   *
   * @default false
   */
  initiallyHidden?: boolean | undefined;
  /**
   * Cannot be hidden: a list of numbers without the names they belong to says nothing.
   *
   * @default false
   */
  alwaysShown?: boolean | undefined;
}

/** What of a column matters to where it stands and how wide it is. */
export type ColumnLayout = Pick<
  GridColumn<never>,
  'id' | 'width' | 'minWidth' | 'maxWidth' | 'initiallyHidden' | 'alwaysShown'
>;

export const COLUMN_WIDTH = 160;
const MIN_COLUMN_WIDTH = 64;
const MAX_COLUMN_WIDTH = 1200;

/** Padding of a head, and its icon of the order, in pixels. */
const HEAD_PADDING = 32;
const SORT_ICON = 18;
/** Upper bounds of a character's width in the type of heads, 12 px: Latin, and Chinese or another full-width script. */
const NARROW_CHARACTER = 7;
const WIDE_CHARACTER = 13;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;

/** The width at which the head of a column is not cut, in pixels: an upper bound from its characters. */
function headWidth({ label, sortable }: Pick<GridColumn<never>, 'label' | 'sortable'>): number {
  const characters = [...label].map((character) =>
    WIDE.test(character) ? WIDE_CHARACTER : NARROW_CHARACTER,
  );
  const text = characters.reduce<number>((sum, width) => sum + width, 0);
  return text + HEAD_PADDING + (sortable === true ? SORT_ICON : 0);
}

/** The width of a column that nobody has resized, in pixels: at least that of its head, in whatever language. */
export function initialWidth(column: ColumnLayout & Pick<GridColumn<never>, 'label' | 'sortable'>): number {
  return fittingWidth(column, Math.max(column.width ?? COLUMN_WIDTH, headWidth(column)));
}

/** How wide a column may be, in pixels. */
export function widthLimits({ minWidth, maxWidth }: ColumnLayout): { min: number; max: number } {
  const min = minWidth ?? MIN_COLUMN_WIDTH;
  return { min, max: Math.max(min, maxWidth ?? MAX_COLUMN_WIDTH) };
}

/** The nearest width that the column may have, in whole pixels. */
export function fittingWidth(column: ColumnLayout, width: number): number {
  const { min, max } = widthLimits(column);
  return Math.round(Math.min(max, Math.max(min, width)));
}
