import { type ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  /** Also what typed letters find. */
  label: string;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** An empty list is a branch without leaves, for leaves that are asked for once it opens. */
  children?: readonly TreeNode[] | undefined;
  /**
   * Can be reached by the keys, but not chosen.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** How asking for the leaves goes. */
  state?: 'loading' | 'failed' | undefined;
  /** Said beside the label: that leaves are on their way, or why they could not be had. */
  stateLabel?: string | undefined;
}

/** A node where it stands among those in sight. */
export interface TreeRow {
  /** What stands here. */
  node: TreeNode;
  /** From 1. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  /** How many there are beside it, itself included. */
  siblings: number;
  /** The id of the branch it is in; null at the top. */
  parent: string | null;
  /** null where there is nothing to open. */
  open: boolean | null;
}

/** The nodes in sight, from top to bottom. */
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

/** What a key does in the row at `at`, by the ARIA practices; null for a key that is not the tree's. */
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

/** The row that begins with the letters, from the one in hand on and around; one letter alone goes past it. */
export function rowByLetters(rows: readonly TreeRow[], at: number, letters: string): TreeRow | undefined {
  const start = letters.length > 1 ? at : at + 1;
  const sought = letters.toLowerCase();
  return [...rows.slice(start), ...rows.slice(0, start)].find(({ node }) =>
    node.label.toLowerCase().startsWith(sought),
  );
}
