import { ChevronRight, CircleAlert, LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, type Ref } from 'react';
import { cn } from '../cn/cn';
import { type TreeRow } from './tree-rows';

export interface TreeItemProps {
  /** Ref for moving the focus. */
  ref: Ref<HTMLDivElement>;
  /** Node with its position. */
  row: TreeRow;
  /** Selection state; undefined where nothing can be selected. */
  selected: boolean | undefined;
  /** Whether it is the tab stop. */
  stop: boolean;
  /** Called when the row gets the focus. */
  onFocus: () => void;
  /** Key handler of the tree. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called on a press outside of the toggle. */
  onPress: () => void;
  /** Called on a press on the toggle. */
  onToggle: () => void;
}

/** Tree item, indented by its level. */
export function TreeItem({ ref, row, selected, stop, onFocus, onKeyDown, onPress, onToggle }: TreeItemProps) {
  const { node, level, open } = row;
  return (
    <div
      ref={ref}
      role="treeitem"
      tabIndex={stop ? 0 : -1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={open ?? undefined}
      aria-selected={selected}
      aria-disabled={node.disabled}
      aria-busy={node.state === 'loading' || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onPress}
      style={{ paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
      className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control py-1 pe-2 select-none hover:bg-neutral-soft focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:bg-primary-9 aria-selected:font-medium pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <Opener open={open} loading={node.state === 'loading'} onToggle={onToggle} />
      {node.icon ? (
        <span aria-hidden className="flex text-muted">
          {node.icon}
        </span>
      ) : null}
      {/* A state that does not fit beside the label is below it: the label is not broken for it. */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <span className="min-w-0 wrap-anywhere">{node.label}</span>
        {node.stateLabel ? (
          <span
            className={cn(
              'flex min-w-0 items-center gap-1 text-xs',
              node.state === 'failed' ? 'text-danger' : 'text-muted',
            )}
          >
            {node.state === 'failed' ? <CircleAlert aria-hidden /> : null}
            {node.stateLabel}
          </span>
        ) : null}
      </span>
    </div>
  );
}

/** Toggle for the pointer only: the row carries aria-expanded, and arrow keys open it. */
function Opener({
  open,
  loading,
  onToggle,
}: {
  open: boolean | null;
  loading: boolean;
  onToggle: () => void;
}) {
  if (loading) {
    return (
      <span aria-hidden className="flex size-6 items-center justify-center">
        <LoaderCircle className="animate-spin text-muted" />
      </span>
    );
  }
  return open === null ? (
    <span aria-hidden className="size-6 shrink-0" />
  ) : (
    <span
      aria-hidden
      data-slot="tree-opener"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      className="relative flex size-6 shrink-0 items-center justify-center rounded-xs text-muted before:absolute before:inset-0 hover:bg-text/10 pointer-coarse:before:-inset-2.5"
    >
      <ChevronRight
        className={cn('transition-transform duration-(--motion-fast)', open ? 'rotate-90' : 'rtl:rotate-180')}
      />
    </span>
  );
}
