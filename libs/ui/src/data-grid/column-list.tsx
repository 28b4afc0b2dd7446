import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { cn } from '../cn/cn';
import type { ColumnChooserProps } from './column-chooser';
import { readGridLayout, shownColumns, withColumnAt, withColumnShown } from './grid-layout';
import { useDragOrder } from './use-drag-order';

/** Content of the column chooser: visibility and order of each column, and the reset. */
export function ColumnList({ columns, layout: storedLayout, onLayoutChange, labels }: ColumnChooserProps) {
  const layout = readGridLayout(storedLayout, columns);
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRefocus(list);
  useFirstFocus(list);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const lastShown = shownColumns(columns, layout).length === 1;
  const move = (id: string, index: number) => {
    onLayoutChange(withColumnAt(layout, id, index));
    setAnnouncement(labels.moved(byId.get(id)?.label ?? id, index + 1, layout.order.length));
  };
  const drag = useDragOrder(list, layout.order, move);
  return (
    <>
      <ul ref={list} className="flex flex-col">
        {layout.order.map((id, index) => {
          const column = byId.get(id);
          const shown = !layout.hidden.includes(id);
          return column ? (
            <li
              key={id}
              data-item={id}
              data-held={drag.draggedId === id || undefined}
              style={{ order: drag.indexOf(id) }}
              className="flex items-center gap-1 rounded-control ps-1 data-held:bg-primary-9"
            >
              <span
                aria-hidden
                data-handle={id}
                onPointerDown={drag.onPointerDown(id)}
                className="flex h-8 w-5 shrink-0 cursor-grab touch-none items-center text-muted pointer-coarse:h-10 pointer-coarse:w-8"
              >
                <GripVertical className="size-4" />
              </span>
              <Checkbox
                className="min-w-0 flex-1 py-1 wrap-anywhere"
                label={column.label}
                checked={shown}
                disabled={column.alwaysShown === true || (shown && lastShown)}
                onCheckedChange={(next) => onLayoutChange(withColumnShown(layout, id, next))}
              />
              {MOVES.map(({ step, label, Icon }) => (
                <MoveButton
                  key={step}
                  label={labels[label](column.label)}
                  name={`${id}:${step}`}
                  icon={<Icon />}
                  disabled={index + step < 0 || index + step >= layout.order.length}
                  onPress={() => {
                    refocus(`${id}:${step}`);
                    move(id, index + step);
                  }}
                />
              ))}
            </li>
          ) : null;
        })}
      </ul>
      <div className="mt-2 border-t border-border pt-2">
        <Button size="sm" variant="ghost" onClick={() => onLayoutChange(readGridLayout(null, columns))}>
          {labels.reset}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

const MOVES = [
  { step: -1, label: 'moveUp', Icon: ArrowUp },
  { step: 1, label: 'moveDown', Icon: ArrowDown },
] as const;

interface MoveButtonProps {
  label: string;
  /** Identifies the button after its column has moved. */
  name: string;
  icon: React.ReactNode;
  disabled: boolean;
  onPress: () => void;
}

/** Uses aria-disabled instead of disabled and so keeps the focus: an extra press must not leave the list. */
function MoveButton({ label, name, icon, disabled, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-icon-tooltip=""
      aria-disabled={disabled || undefined}
      data-move={name}
      onClick={disabled ? undefined : onPress}
      className={cn(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted pointer-coarse:size-10 [&_svg]:size-4',
        disabled ? 'cursor-default opacity-40' : 'hover:bg-sunken hover:text-text',
      )}
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
    </button>
  );
}

/** Focus restoration: browsers drop the focus of an element that moves in the document. */
function useRefocus(list: React.RefObject<HTMLElement | null>) {
  const pendingFocus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (pendingFocus.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(pendingFocus.current)}"]`)?.focus();
      pendingFocus.current = null;
    }
  });
  return (name: string) => {
    pendingFocus.current = name;
  };
}

/** Moves the focus from the panel, which had it while the list was loading, to the first control. */
function useFirstFocus(list: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const panel = document.activeElement;
    if (panel?.contains(list.current)) {
      list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }
  }, [list]);
}
