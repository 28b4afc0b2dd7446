import { type ReactNode } from 'react';

/** Value of a cell: used for sorting, and shown when there is no `cell`. */
export type GridValue = string | number | boolean | null | undefined;

export interface GridColumn<Row> {
  /** Unique id, also used in stored layouts; it must not change with the label. */
  id: string;
  /** Plain text: column head and name in the column chooser. */
  label: string;
  /** Sort value. */
  value?: ((row: Row) => GridValue) | undefined;
  /** Content shown instead of the value. One line: rows have a fixed height, and overflow is truncated. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * The head is a sort button.
   *
   * @default false
   */
  sortable?: boolean | undefined;
  /** Alignment; numbers align to the end. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Width in pixels, as the limits. */
  width?: number | undefined;
  /** Minimum width in pixels. */
  minWidth?: number | undefined;
  /** Maximum width in pixels. */
  maxWidth?: number | undefined;
  /**
   * Hidden until it is chosen.
   *
   * @default false
   */
  initiallyHidden?: boolean | undefined;
  /**
   * Cannot be hidden, such as the name that identifies a row.
   *
   * @default false
   */
  alwaysShown?: boolean | undefined;
  /**
   * Stays at the start while the grid is scrolled sideways. For the first column, in a grid without checkboxes.
   *
   * @default false
   */
  frozen?: boolean | undefined;
}

/** Column layout: order, width and visibility. */
export type ColumnLayout = Pick<
  GridColumn<never>,
  'id' | 'width' | 'minWidth' | 'maxWidth' | 'initiallyHidden' | 'alwaysShown'
>;

export const COLUMN_WIDTH = 160;
const MIN_COLUMN_WIDTH = 64;
const MAX_COLUMN_WIDTH = 1200;

/** Padding of a head and its sort icon, in pixels. */
const HEAD_PADDING = 32;
const SORT_ICON = 18;
/** Upper bounds of a character's width at 12 px: Latin, and full-width scripts such as Chinese. */
const NARROW_CHARACTER = 7;
const WIDE_CHARACTER = 13;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;

/** Width in pixels at which a head is not truncated: an upper bound from its characters. */
function headWidth({ label, sortable }: Pick<GridColumn<never>, 'label' | 'sortable'>): number {
  const characters = [...label].map((character) =>
    WIDE.test(character) ? WIDE_CHARACTER : NARROW_CHARACTER,
  );
  const text = characters.reduce<number>((sum, width) => sum + width, 0);
  return text + HEAD_PADDING + (sortable === true ? SORT_ICON : 0);
}

/** Initial width of a column in pixels: at least that of its head, in any language. */
export function initialWidth(column: ColumnLayout & Pick<GridColumn<never>, 'label' | 'sortable'>): number {
  return fittingWidth(column, Math.max(column.width ?? COLUMN_WIDTH, headWidth(column)));
}

/** Width limits of a column in pixels. */
export function widthLimits({ minWidth, maxWidth }: ColumnLayout): { min: number; max: number } {
  const min = minWidth ?? MIN_COLUMN_WIDTH;
  return { min, max: Math.max(min, maxWidth ?? MAX_COLUMN_WIDTH) };
}

/** Nearest allowed width of a column in whole pixels. */
export function fittingWidth(column: ColumnLayout, width: number): number {
  const { min, max } = widthLimits(column);
  return Math.round(Math.min(max, Math.max(min, width)));
}
