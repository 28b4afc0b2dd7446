import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type GridHeights } from './data-grid-types';
import { placedFrom, windowAt } from './grid-window';

interface GridWindowInput {
  /** What the rows lie on, somewhere in the box that scrolls. */
  stage: RefObject<HTMLDivElement | null>;
  count: number;
  heights: GridHeights;
}

/**
 * The rows in sight. They lie on a stage that sticks to the box while it scrolls and is shifted by script, in the same
 * breath as its rows are drawn: where drawing falls behind a fast scroll, the old rows stand a moment longer instead of
 * giving way to an empty box.
 */
export function useGridWindow({ stage, count, heights }: GridWindowInput) {
  const rowHeight = heights.row;
  const viewHeight = useViewHeight(stage, heights.head);
  const [first, setFirst] = useState(0);
  const scrolled = useRef(0);
  const window = windowAt({ first, count, inSight: viewHeight / rowHeight });
  const base = placedFrom(window);

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
  const follow = useCallback(() => {
    scrolled.current = boxAround(stage)?.scrollTop ?? 0;
    setFirst(Math.floor(scrolled.current / rowHeight));
    shift();
  }, [stage, rowHeight, shift]);
  // A list that became shorter may have scrolled by that, without an event before it is painted.
  useLayoutEffect(follow, [count, follow]);
  useEffect(() => {
    const box = boxAround(stage);
    const onScroll = () => flushSync(follow);
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => box?.removeEventListener('scroll', onScroll);
  }, [stage, follow]);

  return { ...window, base, viewHeight };
}

/** The height of the box below its head. */
function useViewHeight(stage: RefObject<HTMLDivElement | null>, headHeight: number): number {
  const [boxHeight, setBoxHeight] = useState(0);
  useLayoutEffect(() => {
    const box = boxAround(stage);
    if (!box) {
      return undefined;
    }
    const measure = () => setBoxHeight(box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [stage]);
  return Math.max(0, boxHeight - headHeight);
}

/** Its own reference is not yet set when the effects of what is in it run. */
function boxAround(stage: RefObject<HTMLDivElement | null>): HTMLElement | null {
  return stage.current?.closest<HTMLElement>('[role=grid]') ?? null;
}
