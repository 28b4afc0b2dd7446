import { useState, type FocusEvent, type PointerEvent, type UIEvent } from 'react';
import { cellAround, positionOf } from '../data-grid/cell-controls';
import { type GridCell } from '../data-grid/grid-moves';
import { AnchoredTooltip } from '../tooltip/anchored-tooltip';

/** Cell whose error message is shown, while it has one. */
interface PointedCell {
  readonly element: HTMLElement;
  readonly cell: GridCell;
  readonly source: 'focus' | 'pointer';
}

function pointedCell(target: EventTarget | null, source: PointedCell['source']): PointedCell | null {
  const element = cellAround(target);
  return element && { element, cell: positionOf(element), source };
}

function isVisible(element: HTMLElement, grid: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), grid.getBoundingClientRect()];
  return (
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left < outer.right &&
    inner.right > outer.left
  );
}

export type ErrorBubble = ReturnType<typeof useErrorBubble>;

/**
 * Error message beside the cell that has the focus or the pointer. Screen readers read it as the description of the
 * cell, so it is hidden from them.
 */
export function useErrorBubble(errorAt: (cell: GridCell) => string | null) {
  const [pointed, setPointed] = useState<PointedCell | null>(null);
  const [isScrolledAway, setScrolledAway] = useState(false);
  const text = pointed && !isScrolledAway ? errorAt(pointed.cell) : null;
  return {
    onFocus: ({ target }: FocusEvent) => {
      setScrolledAway(false);
      setPointed(pointedCell(target, 'focus'));
    },
    onBlur: () => setPointed(null),
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const next = pointerType === 'touch' ? null : pointedCell(target, 'pointer');
      if (next && errorAt(next.cell) !== null) {
        setPointed(next);
      }
    },
    onPointerLeave: () => setPointed(pointedCell(document.activeElement, 'focus')),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      // The element of a row that scrolls away shows another row; that of the active row stays.
      if (pointed?.source === 'pointer') {
        setPointed(null);
      } else if (pointed) {
        // After the rows of this scroll position are rendered.
        requestAnimationFrame(() => setScrolledAway(!isVisible(pointed.element, currentTarget)));
      }
    },
    bubble:
      pointed && text !== null ? (
        <AnchoredTooltip key={text} anchor={pointed.element}>
          {text}
        </AnchoredTooltip>
      ) : null,
  };
}
