import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fittingWidth, widthLimits, type ColumnLayout } from './grid-column';

interface ColumnSeparatorProps {
  label: string;
  column: ColumnLayout;
  /** Width in pixels, as all widths here. */
  width: number;
  /** Called during a drag with the width so far, and with null when the drag is cancelled. */
  onDraft: (width: number | null) => void;
  onWidthChange: (width: number) => void;
  /** Width that shows the column's content without truncation. */
  fit: () => number;
}

const STEP = 10;

/**
 * Column resize handle (ARIA window splitter pattern): dragging and arrow keys change the width, Home and End set its
 * limits, Enter and a double click fit the column to its content.
 */
export function ColumnSeparator({ label, column, width, onDraft, onWidthChange, fit }: ColumnSeparatorProps) {
  const [dragged, setDragged] = useState(false);
  const start = useRef({ x: 0, width: 0 });
  const { min, max } = widthLimits(column);

  const at = (event: PointerEvent<HTMLElement>) =>
    fittingWidth(
      column,
      start.current.width + (event.clientX - start.current.x) * outward(event.currentTarget),
    );
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, width };
      setDragged(true);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (dragged) {
      setDragged(false);
      onDraft(null);
      if (event.clientX !== start.current.x) {
        onWidthChange(at(event));
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = widthByKey(event, { width, min, max, fit });
    if (next !== null) {
      event.preventDefault();
      onWidthChange(next);
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes focus is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={-1}
      data-dragged={dragged || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (dragged) {
          onDraft(at(event));
        }
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        setDragged(false);
        onDraft(null);
      }}
      onDoubleClick={() => onWidthChange(fit())}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 end-0 z-10 flex w-3 cursor-col-resize touch-none justify-end outline-offset-[-2px] pointer-coarse:w-6 before:my-auto before:h-1/2 before:w-px before:bg-border hover:before:h-full hover:before:w-0.5 hover:before:bg-primary focus-visible:before:h-full focus-visible:before:w-0.5 focus-visible:before:bg-primary data-dragged:before:h-full data-dragged:before:w-0.5 data-dragged:before:bg-primary"
    />
  );
}

/** 1 where a column grows to the right, -1 in right-to-left text. */
function outward(element: HTMLElement): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

interface SeparatorState {
  width: number;
  min: number;
  max: number;
  fit: () => number;
}

function widthByKey(
  event: KeyboardEvent<HTMLElement>,
  { width, min, max, fit }: SeparatorState,
): number | null {
  const step = STEP * outward(event.currentTarget) * (event.shiftKey ? 5 : 1);
  switch (event.key) {
    case 'ArrowRight':
      return width + step;
    case 'ArrowLeft':
      return width - step;
    case 'Home':
      return min;
    case 'End':
      return max;
    case 'Enter':
      return fit();
    default:
      return null;
  }
}
