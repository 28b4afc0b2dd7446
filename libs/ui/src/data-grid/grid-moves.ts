/** Cell position. Row -1 is the head; rows and columns count from 0 among the visible ones. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that fit the viewport. */
  readonly page: number;
}

export interface GridKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean;
  /** Right-to-left text: the next column is to the left. */
  readonly rtl: boolean;
}

/** Nearest cell in a grid of this size. */
export function clampCell({ row, column }: GridCell, { rows, columns }: GridSize): GridCell {
  return {
    row: Math.min(rows - 1, Math.max(-1, row)),
    column: Math.min(columns - 1, Math.max(0, column)),
  };
}

/**
 * Target cell of a key (ARIA grid pattern); null for other keys. Movement stops at the edges. Ctrl+Home moves to the
 * first data row; the up arrow reaches the head.
 */
export function moveInGrid(pressed: GridKey, cell: GridCell, size: GridSize): GridCell | null {
  const next = pressed.ctrl ? ctrlMove(pressed.key, size) : plainMove(inReadingOrder(pressed), cell, size);
  return next && clampCell(next, size);
}

function inReadingOrder({ key, rtl }: GridKey): string {
  if (!rtl) {
    return key;
  }
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key;
}

function ctrlMove(key: string, { rows, columns }: GridSize): GridCell | null {
  switch (key) {
    case 'Home':
      return { row: 0, column: 0 };
    case 'End':
      return { row: rows - 1, column: columns - 1 };
    default:
      return null;
  }
}

function plainMove(key: string, { row, column }: GridCell, { columns, page }: GridSize): GridCell | null {
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(Math.min(row, 0), row - page), column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return null;
  }
}
