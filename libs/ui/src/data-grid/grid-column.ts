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
   * Takes the width that the other columns leave, until a user sets its width. Without such a column the last one does.
   *
   * @default false
   */
  grows?: boolean | undefined;
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
/** Padding of a cell on both sides and the line between columns, in pixels. */
const CELL_PADDING = 34;
/** Widths of characters in pixels: most of Latin, its broadest ones such as M and %, and full-width scripts such as Chinese. */
interface CharacterWidths {
  readonly narrow: number;
  readonly broad: number;
  readonly wide: number;
}
/** Widths in a head, at 12 px. */
const HEAD_CHARACTERS: CharacterWidths = { narrow: 7, broad: 11, wide: 13 };
/** Widths in a cell, at 14 px: of the widest font that the theme may fall back to. */
const CELL_CHARACTERS: CharacterWidths = { narrow: 9, broad: 13, wide: 15 };
const BROAD = /[MWmw%@]/u;
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;

/** Width of a text in pixels, estimated from its characters. */
function textWidth(text: string, { narrow, broad, wide }: CharacterWidths): number {
  return [...text].reduce(
    (sum, character) => sum + (WIDE.test(character) ? wide : BROAD.test(character) ? broad : narrow),
    0,
  );
}

/** Width in pixels at which a head is not truncated. */
function headWidth({ label, sortable }: Pick<GridColumn<never>, 'label' | 'sortable'>): number {
  return textWidth(label, HEAD_CHARACTERS) + HEAD_PADDING + (sortable === true ? SORT_ICON : 0);
}

/** Width of a column in pixels at which its longest text is not truncated, between two limits in pixels. */
export function contentWidth(
  texts: Iterable<string>,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  let longest = 0;
  for (const text of texts) {
    // No character is wider, so a short text cannot be the longest.
    if (text.length * CELL_CHARACTERS.wide > longest)
      longest = Math.max(longest, textWidth(text, CELL_CHARACTERS));
    if (longest + CELL_PADDING >= max) return max;
  }
  return Math.max(min, longest + CELL_PADDING);
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
