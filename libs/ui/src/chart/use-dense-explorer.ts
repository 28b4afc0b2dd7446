import {
  useMemo,
  useState,
  type AriaAttributes,
  type DOMAttributes,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { type PositionedHint } from './chart-hint';
import { chartNumber } from './chart-theme';
import {
  layOutDense,
  type DenseLayout,
  type DensePoints,
  type PlaneRange,
  type PlaneSize,
} from './dense-layout';
import { zoomed } from './dense-range';
import { PLANE_MARGIN } from './plane-axes';

/** Part of the props of a dense plot that its explorer reads. */
export interface DenseExplorerInput {
  points: DensePoints;
  series: readonly { label: string; muted: boolean }[];
  whole: PlaneRange;
  selected: number | undefined;
  onSelect: ((index: number) => void) | undefined;
}

/** State of a dense plot: what is visible, and the point of the pointer or the keyboard. */
export interface DenseExplorer {
  layout: DenseLayout;
  /** Order in which the series are drawn. */
  order: readonly number[];
  visible: PlaneRange;
  zoomed: boolean;
  zoomTo: (direction: ZoomDirection) => void;
  current: number | undefined;
  hint: PositionedHint | undefined;
  /** Position of the current point among those that the arrow keys visit, from 1. */
  position: number;
  /** Attributes of the control that moves over the points. */
  slider: AriaAttributes & DOMAttributes<HTMLElement>;
}

/** Direction of a zoom; `all` shows all points again. */
export type ZoomDirection = 'in' | 'out' | 'all';

/** Distance in pixels at which the pointer finds a point. */
const REACH = 12;
const HINT_DISTANCE = 6;
const FACTORS = { in: 0.5, out: 2 };
/** Maximum number of points that the arrow keys visit. */
const MAX_STOPS = 20_000;

/**
 * Indexes of the points that the arrow keys visit, from left to right: the visible ones of the series with a colour, if there
 * are any.
 */
function stopsOf(
  { x, y, series: seriesOf }: DensePoints,
  series: DenseExplorerInput['series'],
  visible: PlaneRange,
): number[] {
  const all: number[] = [];
  const coloured: number[] = [];
  for (let index = 0; index < x.length; index += 1) {
    if (isWithin(x[index], visible.x) && isWithin(y[index], visible.y)) {
      all.push(index);
      if (series[seriesOf[index] ?? 0]?.muted === false) coloured.push(index);
    }
  }
  return (coloured.length > 0 ? coloured : all)
    .slice(0, MAX_STOPS)
    .sort((one, other) => (x[one] ?? 0) - (x[other] ?? 0));
}

function isWithin(value: number | undefined, [low, high]: PlaneRange['x']): boolean {
  return value !== undefined && value >= low && value <= high;
}

const MOVES: Partial<Record<string, (position: number, count: number) => number>> = {
  ArrowRight: (position) => position + 1,
  ArrowUp: (position) => position + 1,
  ArrowLeft: (position) => position - 1,
  ArrowDown: (position) => position - 1,
  PageUp: (position, count) => position + Math.ceil(count / 10),
  PageDown: (position, count) => position - Math.ceil(count / 10),
  Home: () => 0,
  End: (_position, count) => count - 1,
};

const middle = ([low, high]: PlaneRange['x']) => (low + high) / 2;

/** Explorer of the points of a plane with this size in pixels. */
export function useDenseExplorer(input: DenseExplorerInput, size: PlaneSize): DenseExplorer {
  const { points, series, whole, selected, onSelect } = input;
  const [range, setRange] = useState<PlaneRange>();
  const [current, setCurrent] = useState<number>();
  const [visited, setVisited] = useState<number>();
  const visible = range ?? whole;
  const { width, height } = size;
  const order = useMemo(() => drawingOrder(series), [series]);
  const layout = useMemo(
    () => layOutDense(points, order, visible, { width, height }),
    [points, order, visible, width, height],
  );
  const stops = useMemo(() => stopsOf(points, series, visible), [points, series, visible]);
  // The pointer may be at a point that the keys do not visit.
  const at = [current, visited, selected]
    .map((index) => (index === undefined ? -1 : stops.indexOf(index)))
    .find((position) => position >= 0);
  const zoomTo = (direction: ZoomDirection) => {
    const focus = current ?? selected;
    const centre =
      focus === undefined
        ? { x: middle(visible.x), y: middle(visible.y) }
        : { x: points.x[focus] ?? 0, y: points.y[focus] ?? 0 };
    setRange(direction === 'all' ? undefined : zoomed(visible, FACTORS[direction], centre, whole));
  };
  const moveTo = (position: number) => {
    const next = stops[Math.max(0, Math.min(stops.length - 1, position))];
    setVisited(next);
    setCurrent(next);
  };
  const actions: Partial<Record<string, () => void>> = {
    Escape: () => setCurrent(undefined),
    Enter: () => (current === undefined ? undefined : onSelect?.(current)),
    '+': () => zoomTo('in'),
    '-': () => zoomTo('out'),
  };
  const hint = current === undefined ? undefined : hintOf(input, layout, current);
  return {
    layout,
    order,
    visible,
    zoomed: range !== undefined,
    zoomTo,
    current,
    hint,
    position: (at ?? 0) + 1,
    slider: {
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(1, stops.length),
      'aria-valuetext': hint ? `${hint.title}: ${hint.lines.join(', ')}` : '',
      onKeyDown: (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        const isFirst = current === undefined && event.key.startsWith('Arrow');
        const position = isFirst ? (at ?? 0) : move?.(at ?? 0, stops.length);
        const action = position === undefined ? actions[event.key] : () => moveTo(position);
        if (action) {
          event.preventDefault();
          action();
        }
      },
      onPointerMove: (event) =>
        event.pointerType === 'mouse' ? setCurrent(pointed(event, layout)) : undefined,
      onPointerLeave: (event) => (event.pointerType === 'mouse' ? setCurrent(undefined) : undefined),
      onBlur: () => setCurrent(undefined),
      onPointerUp: (event) => {
        const index = pointed(event, layout);
        setCurrent(index);
        if (index !== undefined) {
          onSelect?.(index);
        }
      },
    },
  };
}

/** Muted series are drawn first. */
function drawingOrder(series: DenseExplorerInput['series']): number[] {
  const all = series.map((_, index) => index);
  return [...all.filter((index) => series[index]?.muted), ...all.filter((index) => !series[index]?.muted)];
}

function pointed(event: PointerEvent, layout: DenseLayout): number | undefined {
  const plane = event.currentTarget.getBoundingClientRect();
  const [x, y] = [event.clientX - plane.left, event.clientY - plane.top];
  return layout.nearest(x - PLANE_MARGIN.left, y - PLANE_MARGIN.top, REACH);
}

function hintOf(
  { points, series }: DenseExplorerInput,
  layout: DenseLayout,
  index: number,
): PositionedHint | undefined {
  const at = layout.positionOf(index);
  return (
    at && {
      title: points.nameAt(index),
      lines: [
        series[points.series[index] ?? 0]?.label ?? '',
        `${chartNumber(points.x[index] ?? NaN)}, ${chartNumber(points.y[index] ?? NaN)}`,
      ],
      x: at.x + PLANE_MARGIN.left,
      top: at.y + PLANE_MARGIN.top - HINT_DISTANCE,
      bottom: at.y + PLANE_MARGIN.top + HINT_DISTANCE,
    }
  );
}
