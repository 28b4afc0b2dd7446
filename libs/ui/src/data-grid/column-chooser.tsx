import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { cn } from '../cn/cn';
import { Popover } from '../popover/popover';
import { type GridColumn } from './grid-column';
import { readGridLayout, shownColumns, withColumnAt, withColumnShown, type GridLayout } from './grid-layout';
import { useDragOrder } from './use-drag-order';

/** A column as a person meets it in the list of columns. */
export type ChosenColumn = Pick<GridColumn<never>, 'id' | 'label' | 'alwaysShown' | 'initiallyHidden'>;

export interface ColumnChooserLabels {
  /** On the button that opens the panel. */
  open: string;
  /** Names the panel. */
  panel: string;
  /** Names the button that moves a column towards the beginning. */
  moveUp: (columnLabel: string) => string;
  /** Names the button that moves it towards the end. */
  moveDown: (columnLabel: string) => string;
  /** Said after a move. */
  moved: (columnLabel: string, index: number, total: number) => string;
  /** Puts every column back: order, visibility and width. */
  reset: string;
}

export interface ColumnChooserProps {
  /** All of them, also those out of sight. */
  columns: readonly ChosenColumn[];
  /** How they stand; whatever was kept may be given. */
  layout: GridLayout | null | undefined;
  /** Called at each tick, move and reset. */
  onLayoutChange: (next: GridLayout) => void;
  /** The words of the button and its panel. */
  labels: ColumnChooserLabels;
}

/**
 * Column chooser of a data grid: checkboxes for visibility, order by buttons or by dragging. It shares its layout with
 * the grid.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  const { labels } = props;
  return (
    <Popover
      label={labels.panel}
      align="end"
      className="w-80 p-2"
      trigger={
        <Button size="sm" icon={<Columns3 />}>
          {labels.open}
        </Button>
      }
    >
      <ColumnList {...props} />
    </Popover>
  );
}

function ColumnList({ columns, layout: storedLayout, onLayoutChange, labels }: ColumnChooserProps) {
  const layout = readGridLayout(storedLayout, columns);
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRefocus(list);
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
              data-held={drag.held === id || undefined}
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
  /** What finds it again once its column has moved. */
  name: string;
  icon: React.ReactNode;
  disabled: boolean;
  onPress: () => void;
}

/** Where it can do nothing it says so and keeps the focus: a press too many must not throw one out of the list. */
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

/** A browser takes the focus from an element that changes its place in the page; this gives it back. */
function useRefocus(list: React.RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(wanted.current)}"]`)?.focus();
      wanted.current = null;
    }
  });
  return (name: string) => {
    wanted.current = name;
  };
}
