import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { cn } from '../cn/cn';
import { LogLine, type LineOptions } from './log-line';
import { type LogLines } from './log-lines';
import { firstVisibleLine, LINE_HEIGHT, visibleLines, scrollHeight, scrollToLine } from './long-scroll';

export interface LogBodyProps {
  /** Scroll container. */
  box: HTMLElement;
  /** Lines of the log. */
  lines: LogLines;
  /** Display options of all lines. */
  lineOptions: LineOptions;
  /** True if the view should scroll to the end. */
  atEnd: () => boolean;
  /** Changes when the highlighted line is to be scrolled into view again. */
  revealKey: number | undefined;
  /** Called with the indexes of the visible lines from 0, as they change. */
  onVisibleLinesChange: ((first: number, last: number) => void) | undefined;
}

const OVERSCAN = 20;

/** Lines with measured heights, for logs of moderate length. */
export function MeasuredBody({
  box,
  lines,
  lineOptions,
  atEnd,
  revealKey,
  onVisibleLinesChange,
}: LogBodyProps) {
  const { highlightLine, firstLine, wrap } = lineOptions;
  // oxlint-disable-next-line react/incompatible-library -- no compiler here; the virtualizer re-renders this component itself
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => box,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (highlightLine !== undefined) {
      virtualizer.scrollToIndex(Math.max(0, highlightLine - firstLine), { align: 'center' });
    }
  }, [virtualizer, highlightLine, firstLine, revealKey]);
  useEffect(() => {
    if (atEnd()) {
      virtualizer.scrollToIndex(lines.count - 1, { align: 'end' });
    }
  }, [virtualizer, lines, atEnd]);
  const shown = virtualizer.getVirtualItems();
  useVisibleLines(shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0, onVisibleLinesChange);
  return (
    <div className="relative w-max min-w-full" style={{ height: virtualizer.getTotalSize() }}>
      <div
        className={cn('absolute top-0 min-w-full', wrap ? 'w-full' : 'w-max')}
        style={{ translate: `0 ${shown[0]?.start ?? 0}px` }}
      >
        {shown.map(({ index, key }) => (
          <LogLine
            key={key}
            measure={virtualizer.measureElement}
            index={index}
            text={lines.at(index)}
            {...lineOptions}
          />
        ))}
      </div>
    </div>
  );
}

/** Lines of fixed height without state per line, for logs of millions. The last line is at the very end. */
export function LongBody({ box, lines, lineOptions, atEnd, revealKey, onVisibleLinesChange }: LogBodyProps) {
  const { highlightLine, firstLine, wrap } = lineOptions;
  const { scrollTop, height } = useScrollPosition(box);
  // Not when lines are added: readers may have scrolled away from the highlighted one.
  const reveal = useEffectEvent((line: number) =>
    box.scrollTo({ top: scrollToLine(line - firstLine, box.clientHeight, lines.count) }),
  );
  useLayoutEffect(() => {
    if (highlightLine !== undefined) {
      reveal(highlightLine);
    }
  }, [highlightLine, revealKey]);
  useLayoutEffect(() => {
    if (atEnd()) {
      box.scrollTo({ top: box.scrollHeight });
    }
  }, [box, lines, atEnd]);
  const first = firstVisibleLine(scrollTop, height, lines.count);
  const count = Math.min(visibleLines(height), lines.count - first);
  const last = first + count >= lines.count;
  useVisibleLines(first, first + count - 1, onVisibleLinesChange);
  return (
    <div className="relative w-max min-w-full" style={{ height: scrollHeight(lines.count) }}>
      <div
        className={cn(
          'sticky top-0 flex min-w-full flex-col overflow-y-clip',
          wrap ? 'w-full' : 'w-max',
          last && 'justify-end',
        )}
        style={{ height }}
      >
        {Array.from({ length: count }, (_, position) => (
          <LogLine
            key={first + position}
            index={first + position}
            text={lines.at(first + position)}
            {...lineOptions}
          />
        ))}
      </div>
    </div>
  );
}

/** Calls `report` with the visible lines as they change. */
function useVisibleLines(first: number, last: number, report: LogBodyProps['onVisibleLinesChange']) {
  useEffect(() => report?.(first, last), [report, first, last]);
}

/** Scroll offset and visible height of a container. */
function useScrollPosition(box: HTMLElement) {
  const [position, setPosition] = useState({ scrollTop: 0, height: 0 });
  useLayoutEffect(() => {
    const read = () => setPosition({ scrollTop: box.scrollTop, height: box.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', read);
    };
  }, [box]);
  return position;
}
