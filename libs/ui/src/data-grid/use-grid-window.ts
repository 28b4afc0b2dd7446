import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface GridWindowInput {
  /** The box that scrolls, and in it what the rows lie on. */
  scroller: RefObject<HTMLDivElement | null>;
  stage: RefObject<HTMLDivElement | null>;
  count: number;
  /** In pixels. */
  heights: { head: number; row: number };
  /** A row that stays drawn wherever one scrolls to: the one with the focus. */
  kept: number;
}

const OVERSCAN = 4;
/** Rows are placed from the nearest of these, so that no distance is of millions of pixels, where browsers round. */
const BLOCK = 500;

/**
 * The rows in sight. They lie on a stage that sticks to the box while it scrolls and is shifted by script: where drawing
 * falls behind a fast scroll, the old rows stand a moment longer instead of giving way to an empty box.
 */
export function useGridWindow({ scroller, stage, count, heights, kept }: GridWindowInput) {
  const rowHeight = heights.row;
  const origin = useRef(0);
  const scrolled = useRef(0);
  const viewHeight = useViewHeight(scroller, heights.head);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept, count),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const base = Math.floor((virtualizer.range?.startIndex ?? 0) / BLOCK) * BLOCK;

  const shift = useCallback(() => {
    if (stage.current) {
      stage.current.style.translate = `0 ${origin.current - scrolled.current}px`;
    }
  }, [stage]);
  const follow = useCallback(() => {
    scrolled.current = scroller.current?.scrollTop ?? 0;
    shift();
  }, [scroller, shift]);
  // Asked for right after rows were drawn, how far it is scrolled costs a layout of its own: the last event has told it.
  useLayoutEffect(() => {
    origin.current = base * rowHeight;
    shift();
  }, [base, rowHeight, shift]);
  // A list that became shorter may have scrolled by that, without an event before it is painted.
  useLayoutEffect(follow, [count, rowHeight, follow]);
  useEffect(() => {
    const box = scroller.current;
    box?.addEventListener('scroll', follow, { passive: true });
    return () => box?.removeEventListener('scroll', follow);
  }, [scroller, follow]);

  return {
    viewHeight,
    totalHeight: count * rowHeight,
    page: Math.max(1, Math.floor(viewHeight / rowHeight)),
    /** The numbers of the rows to draw, and how far from the stage's top each is, in pixels. */
    indexes: virtualizer.getVirtualItems().map(({ index }) => index),
    topOf: (index: number) => (index - base) * rowHeight,
    reveal: (row: number) => {
      if (scroller.current && row >= 0) {
        revealRow(scroller.current, row * rowHeight, rowHeight, viewHeight);
      }
    },
  };
}

/** The height of the box below its head. */
function useViewHeight(scroller: RefObject<HTMLDivElement | null>, headHeight: number): number {
  const [boxHeight, setBoxHeight] = useState(0);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) {
      return undefined;
    }
    const measure = () => setBoxHeight(box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return Math.max(0, boxHeight - headHeight);
}

function withKept(indexes: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || indexes.includes(kept)) {
    return indexes;
  }
  return [...indexes, kept].sort((a, b) => a - b);
}

function revealRow(box: HTMLElement, top: number, height: number, viewHeight: number): void {
  if (top < box.scrollTop) {
    box.scrollTop = top;
  } else if (top + height > box.scrollTop + viewHeight) {
    box.scrollTop = top + height - viewHeight;
  }
}
