import { type ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** Label; also matched by typed letters. */
  label: string;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** Child nodes. An empty list is a branch whose children load on expansion. */
  children?: readonly TreeNode[] | undefined;
  /**
   * Focusable but not selectable.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Loading state of the children. */
  state?: 'loading' | 'failed' | undefined;
  /** Text beside the label while children load, or the error. */
  stateLabel?: string | undefined;
}

/** Visible tree row. */
export interface TreeRow {
  /** Node of the row. */
  node: TreeNode;
  /** Level from 1. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, including itself. */
  siblings: number;
  /** Id of the parent; null at the top. */
  parent: string | null;
  /** Whether it is expanded; null for a leaf. */
  open: boolean | null;
}

/** Visible rows from top to bottom. */
export function rowsOf(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => {
    const open = node.children ? expanded.has(node.id) : null;
    const row = { node, level, position: index + 1, siblings: nodes.length, parent, open };
    return open ? [row, ...rowsOf(node.children ?? [], expanded, level + 1, node.id)] : [row];
  });
}

export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'toggle'; id: string }
  | { kind: 'open-all'; ids: readonly string[] };

function focus(row: TreeRow | undefined): TreeMove | null {
  return row ? { kind: 'focus', id: row.node.id } : null;
}

/** Action of a key on the row at index `at` (ARIA tree pattern); null for other keys. */
export function keyAction(key: string, rows: readonly TreeRow[], at: number): TreeMove | null {
  const row = rows[at];
  if (!row) {
    return null;
  }
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      return inward(row, rows[at + 1]);
    case 'ArrowLeft':
      return row.open
        ? { kind: 'toggle', id: row.node.id }
        : focus(rows.find(({ node }) => node.id === row.parent));
    case '*':
      return {
        kind: 'open-all',
        ids: rows
          .filter(({ parent, open }) => parent === row.parent && open === false)
          .map(({ node }) => node.id),
      };
    default:
      return null;
  }
}

function inward(row: TreeRow, next: TreeRow | undefined): TreeMove | null {
  if (row.open === false) {
    return { kind: 'toggle', id: row.node.id };
  }
  return next?.parent === row.node.id ? focus(next) : null;
}

/**
 * Next row whose label starts with the letters, from the current one and wrapping; a single letter skips the current
 * row.
 */
export function rowByLetters(rows: readonly TreeRow[], at: number, letters: string): TreeRow | undefined {
  const start = letters.length > 1 ? at : at + 1;
  const sought = letters.toLowerCase();
  return [...rows.slice(start), ...rows.slice(0, start)].find(({ node }) =>
    node.label.toLowerCase().startsWith(sought),
  );
}
