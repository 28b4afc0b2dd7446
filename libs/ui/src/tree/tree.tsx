import { useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn';
import { TreeItem } from './tree-item';
import { keyAction, rowByLetters, rowsOf, type TreeMove, type TreeNode, type TreeRow } from './tree-rows';

export interface TreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** Root nodes with their children. */
  nodes: readonly TreeNode[];
  /** Ids of the expanded branches. */
  expanded: ReadonlySet<string>;
  /** Called with the ids of all expanded branches. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Id of the selected node. */
  selected?: string | null | undefined;
  /** Called on a press, Enter or Space. Without it, these toggle the branch. */
  onSelect?: ((node: TreeNode) => void) | undefined;
  /** Called when a branch whose children failed to load is expanded again. */
  onRetry?: ((node: TreeNode) => void) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Milliseconds between letters of one type-ahead search. */
const TYPEAHEAD_MS = 600;

/** Tree view (ARIA tree pattern): hierarchical items that expand and collapse. One tab stop; arrow keys move within. */
export function Tree(props: TreeProps) {
  const { label, nodes, expanded, selected, onSelect, onRetry, className } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const items = useRef(new Map<string, HTMLElement>());
  const findByLetters = useLetters();
  const rows = rowsOf(nodes, expanded);
  const stop = [focused, selected].find((id) => rows.some(({ node }) => node.id === id)) ?? rows[0]?.node.id;

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
          onFocus={() => setFocused(row.node.id)}
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

/** Swaps the arrow keys in right-to-left text. */
function inReadingOrder({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || getComputedStyle(currentTarget).direction !== 'rtl') {
    return key;
  }
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}

/** Type-ahead: collects letters typed in quick succession and finds the node that starts with them. */
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
