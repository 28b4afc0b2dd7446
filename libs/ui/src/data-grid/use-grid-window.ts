import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type GridHeights } from './data-grid-types';
import { stageStart, windowAt, type RowWindow } from './grid-window';
import { rowSlots } from './row-slots';

interface GridWindowInput {
  /** What the rows lie on, somewhere in the box that scrolls. */
  stage: RefObject<HTMLDivElement | null>;
  count: number;
  heights: GridHeights;
  /** A row that stays drawn wherever one scrolls to: the one that may have the focus. */
  pinned: number;
}

/** What the last event has told. */
interface Scrolled {
  /** The first row in sight. */
  first: number;
  /** It has not come to rest, and each event passes by rows. */
  isFast: boolean;
}

/** One step of the keyboard, or a slow turn of the wheel, is no haste. */
const FAST_ROWS = 2;
/** How long after the last event the rest begins, in milliseconds. */
const SETTLE_MS = 150;

/**
 * The rows in sight. They lie on a stage that sticks to the box while it scrolls and is shifted by script, in the same
 * breath as its rows are drawn: where drawing falls behind a fast scroll, the old rows stand a moment longer instead of
 * giving way to an empty box. In a fast scroll, rows that go by are filled with the words of those that come; at rest,
 * they are put in order.
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
  // Asked for right after rows were drawn, how far it is scrolled costs a layout of its own: the last event has told it.
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
  // A list that became shorter may have scrolled by that, without an event before it is painted. A new one has not, and
  // to ask would cost a layout.
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

/** The rows of the window, and the one that is kept, in their order. */
function withPinned({ from, to }: RowWindow, pinned: number, count: number): readonly number[] {
  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  if (pinned < 0 || pinned >= count || (pinned >= from && pinned < to)) {
    return drawn;
  }
  return pinned < from ? [pinned, ...drawn] : [...drawn, pinned];
}

/**
 * The height of the box below its head. Until the box has told, that of the screen, which it never exceeds: to ask before
 * the first paint would cost a layout, and rows that came only with the answer a second one.
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

/** Its own reference is not yet set when the effects of what is in it run. */
function boxAround(stage: RefObject<HTMLDivElement | null>): HTMLElement | null {
  return stage.current?.closest<HTMLElement>('[role=grid]') ?? null;
}
