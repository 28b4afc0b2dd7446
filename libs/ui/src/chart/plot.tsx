import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useBoxWidth } from '../pdf-viewer/use-box-width';
import { ChartHint, type Hint, type PositionedHint } from './chart-hint';
import { MarkHostContext, type MarkHost } from './marks';
import { nextIndex } from './next-index';

export interface PlotProps {
  viewId: string;
  /** Accessible name: title and description. */
  label: string;
  /** Height in pixels. */
  height: number;
  /** Ids of the marks in reading order, for the arrow keys. */
  marks: readonly string[];
  /** Marks in a row, where they form rows: up and down move by this many. */
  perRow?: number | undefined;
  /** Called when a mark is selected; makes the marks buttons. */
  onSelect?: ((id: string) => void) | undefined;
  /** Whether marks are links. */
  linked?: boolean | undefined;
  /** Renders at this width. A stable function avoids a redraw for every tooltip. */
  children: (width: number) => ReactNode;
}

/**
 * Plot area: measures its width, shows the tooltips of marks, and moves the focus among selectable marks. Axes run from
 * left to right in every language, as readers of charts expect.
 */
export function Plot({ viewId, label, height, marks, perRow, onSelect, linked, children }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useBoxWidth(box);
  const [hint, setHint] = useState<PositionedHint>();
  const [focused, setFocused] = useState<string>();
  const drawing = useMemo(() => (width > 0 ? children(width) : null), [children, width]);

  const show = (mark: Element, what: Hint) => {
    const plot = box.current?.getBoundingClientRect();
    if (plot) {
      const { left, width: wide, top, bottom } = mark.getBoundingClientRect();
      setHint({ ...what, x: left + wide / 2 - plot.left, top: top - plot.top, bottom: bottom - plot.top });
    }
  };
  const moved = (event: KeyboardEvent, id: string) => {
    if (event.key === 'Escape') {
      setHint(undefined);
      return;
    }
    const index = nextIndex(event.key, marks.indexOf(id), marks.length, perRow);
    const next = index === undefined ? undefined : marks[index];
    if (next !== undefined) {
      event.preventDefault();
      box.current?.querySelector<SVGElement>(`[data-mark="${CSS.escape(next)}"]`)?.focus();
    }
  };
  const host: MarkHost = {
    selectable: onSelect !== undefined,
    current: focused !== undefined && marks.includes(focused) ? focused : marks[0],
    select: (id) => onSelect?.(id),
    focused: setFocused,
    moved,
    show,
    hide: () => setHint(undefined),
  };
  return (
    <div
      ref={box}
      id={viewId}
      data-slot="chart-plot"
      role={onSelect || linked ? 'group' : 'img'}
      aria-label={label}
      dir="ltr"
      className="relative"
      style={{ height }}
    >
      <MarkHostContext value={host}>{drawing}</MarkHostContext>
      {hint ? <ChartHint hint={hint} width={width} /> : null}
    </div>
  );
}
