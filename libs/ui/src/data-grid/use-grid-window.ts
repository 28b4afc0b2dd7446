import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type GridHeights } from './data-grid-types';
import { stageStart, windowAt, type RowWindow } from './grid-window';
import { rowSlots } from './row-slots';

interface GridWindowInput {
  /** Stage of the rows inside the scroll container. */
  stage: RefObject<HTMLDivElement | null>;
  count: number;
  heights: GridHeights;
  /** Row that stays rendered at any scroll position, because it may have the focus. */
  pinned: number;
}

/** Scroll state of the last event. */
interface Scrolled {
  /** First visible row. */
  first: number;
  /** Fast scrolling: events skip rows. */
  isFast: boolean;
}

/** Minimum rows per event of a fast scroll; arrow keys and slow wheels stay below. */
const FAST_ROWS = 2;
/** Milliseconds without an event after which scrolling has settled. */
const SETTLE_MS = 150;

/**
 * Virtual scrolling of rows. Rows are on a sticky stage, and a script shifts it in the same frame in which its rows are
 * rendered: if rendering falls behind, old rows stay visible a moment longer instead of a blank area. During fast
 * scrolling row elements are refilled with text; after it they are put in order.
 */
export function useGridWindow({ stage, count, heights, pinned }: GridWindowInput) {
  const rowHeight = heights.row;
  const viewHeight = useViewHeight(stage, heights.head);
  const [{ first, isFast }, setScrolled] = useState<Scrolled>({ first: 0, isFast: false });
  const [slots] = useState(rowSlots);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrolled = useRef(0);
  const window = windowAt({ first, count, visibleRows: viewHeight / rowHeight });
  const base = stageStart(window);

  const origin = useRef(0);
  const shift = useCallback(() => {
    if (stage.current) {
      stage.current.style.translate = `0 ${origin.current - scrolled.current}px`;
    }
  }, [stage]);
  // Reading scrollTop right after rendering would force a layout, so use the value of the last event.
  useLayoutEffect(() => {
    origin.current = base * rowHeight;
    shift();
  }, [base, rowHeight, shift]);
  const follow = useCallback(
    (moving: boolean) => {
      scrolled.current = boxAround(stage)?.scrollTop ?? 0;
      const next = Math.floor(scrolled.current / rowHeight);
      setScrolled((last) => scrolledTo(last, next, moving));
      shift();
    },
    [stage, rowHeight, shift],
  );
  // A list that became shorter may have scrolled without an event before paint. A new list has not, and reading would
  // force a layout.
  const drawn = useRef(false);
  useLayoutEffect(() => {
    if (drawn.current) {
      follow(false);
    }
    drawn.current = true;
  }, [count, follow]);
  useEffect(() => {
    const box = boxAround(stage);
    const onRest = () => {
      settleTimer.current = undefined;
      setScrolled(settled);
    };
    const onScroll = () => {
      const moving = settleTimer.current !== undefined;
      clearTimeout(settleTimer.current);
      settleTimer.current = setTimeout(onRest, SETTLE_MS);
      flushSync(() => follow(moving));
    };
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(settleTimer.current);
      settleTimer.current = undefined;
      box?.removeEventListener('scroll', onScroll);
    };
  }, [stage, follow]);

  return { ...window, base, viewHeight, slots: slots.slotsFor(withPinned(window, pinned, count), isFast) };
}

function scrolledTo(last: Scrolled, first: number, moving: boolean): Scrolled {
  const isFast = moving && (last.isFast || Math.abs(first - last.first) >= FAST_ROWS);
  return first === last.first && isFast === last.isFast ? last : { first, isFast };
}

function settled(last: Scrolled): Scrolled {
  return last.isFast ? { ...last, isFast: false } : last;
}

/** Rows of the window and the pinned row, in order. */
function withPinned({ from, to }: RowWindow, pinned: number, count: number): readonly number[] {
  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  if (pinned < 0 || pinned >= count || (pinned >= from && pinned < to)) {
    return drawn;
  }
  return pinned < from ? [pinned, ...drawn] : [...drawn, pinned];
}

/**
 * Height of the viewport below the head. Until the first measurement it is the screen height, its upper bound:
 * measuring before the first paint would force a layout, and rows rendered after it a second one.
 */
function useViewHeight(stage: RefObject<HTMLDivElement | null>, headHeight: number): number {
  const [boxHeight, setBoxHeight] = useState(() => globalThis.innerHeight);
  useLayoutEffect(() => {
    const box = boxAround(stage);
    if (!box) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setBoxHeight(box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [stage]);
  return Math.max(0, boxHeight - headHeight);
}

/** The scroll container's own ref is not yet set when effects of its children run. */
function boxAround(stage: RefObject<HTMLDivElement | null>): HTMLElement | null {
  return stage.current?.closest<HTMLElement>('[role=grid]') ?? null;
}
