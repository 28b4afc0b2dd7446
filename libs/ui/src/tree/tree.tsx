import { useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn';
import { TreeItem } from './tree-item';
import { keyAction, rowByLetters, rowsOf, type TreeMove, type TreeNode, type TreeRow } from './tree-rows';

export interface TreeProps {
  /** The accessible name of the tree. */
  label: string;
  /** The topmost nodes, with what is in them. */
  nodes: readonly TreeNode[];
  /** Ids of the open branches. */
  expanded: ReadonlySet<string>;
  /** Called with the ids of all that is open then. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Id of the chosen node. */
  selected?: string | null | undefined;
  /** A press, Enter or Space. Without it, these open and close the branch. */
  onSelect?: ((node: TreeNode) => void) | undefined;
  /** Called for a branch whose leaves could not be had, when it is opened again. */
  onRetry?: ((node: TreeNode) => void) | undefined;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Letters that follow one another within this time, in milliseconds, are one word. */
const TYPEAHEAD_MS = 600;

/** Tree view (ARIA tree pattern): hierarchical items that expand and collapse. One tab stop; arrow keys move within. */
export function Tree(props: TreeProps) {
  const { label, nodes, expanded, selected, onSelect, onRetry, className } = props;
  const [held, setHeld] = useState<string | null>(null);
  const items = useRef(new Map<string, HTMLElement>());
  const findByLetters = useLetters();
  const rows = rowsOf(nodes, expanded);
  const stop = [held, selected].find((id) => rows.some(({ node }) => node.id === id)) ?? rows[0]?.node.id;

  const toggle = (row: TreeRow) => props.onExpandedChange(toggled(expanded, row.node.id));
  const act = (row: TreeRow) => {
    if (row.node.disabled) {
      return;
    }
    if (row.node.state === 'failed' && onRetry) {
      onRetry(row.node);
    } else if (onSelect) {
      onSelect(row.node);
    } else if (row.open !== null) {
      toggle(row);
    }
  };
  const go = (move: TreeMove) => {
    if (move.kind === 'focus') {
      items.current.get(move.id)?.focus();
    } else if (move.kind === 'open-all') {
      props.onExpandedChange(new Set([...expanded, ...move.ids]));
    } else {
      props.onExpandedChange(toggled(expanded, move.id));
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(row);
      return;
    }
    const move = keyAction(inReadingOrder(event), rows, at) ?? findByLetters(event.key, rows, at);
    if (move) {
      event.preventDefault();
      go(move);
    }
  };

  return (
    <div role="tree" data-slot="tree" aria-label={label} className={cn('min-w-0 text-sm', className)}>
      {rows.map((row, at) => (
        <TreeItem
          key={row.node.id}
          ref={(element) => {
            if (element) {
              items.current.set(row.node.id, element);
            } else {
              items.current.delete(row.node.id);
            }
          }}
          row={row}
          selected={onSelect ? row.node.id === selected : undefined}
          stop={row.node.id === stop}
          onFocus={() => setHeld(row.node.id)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onPress={() => act(row)}
          onToggle={() => toggle(row)}
        />
      ))}
    </div>
  );
}

function toggled(expanded: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(expanded);
  if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}

/** Where text runs from the right, "inward" is to the left. */
function inReadingOrder({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || getComputedStyle(currentTarget).direction !== 'rtl') {
    return key;
  }
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}

/** Gathers quick letters into a word and finds the node that begins with it. */
function useLetters() {
  const word = useRef({ text: '', at: 0 });
  return (key: string, rows: readonly TreeRow[], at: number): TreeMove | null => {
    if (Array.from(key).length !== 1) {
      return null;
    }
    const now = performance.now();
    const text = now - word.current.at < TYPEAHEAD_MS ? word.current.text + key : key;
    word.current = { text, at: now };
    const found = rowByLetters(rows, at, text);
    return found ? { kind: 'focus', id: found.node.id } : null;
  };
}
