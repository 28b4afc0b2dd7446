import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { cn } from '../cn/cn';
import { Highlighted } from './highlighted';

export interface LogViewProps {
  text: string;
  /** Names the region. */
  label: string;
  /** The number of the first line of `text`, where it is a cut of a longer log. */
  firstLine?: number | undefined;
  /** Marks every place where this text stands, whatever its case. */
  query?: string | undefined;
  /** The number of a line to mark and bring into sight. */
  highlightLine?: number | undefined;
  /** Breaks long lines instead of scrolling sideways. */
  wrap?: boolean | undefined;
  className?: string | undefined;
}

const LINE_HEIGHT = 20;
const OVERSCAN = 20;

/** A log of any length: only the lines in sight are drawn. Arrow and page keys scroll it once it has focus. */
export function LogView({
  text,
  label,
  firstLine = 1,
  query = '',
  highlightLine,
  wrap,
  className,
}: LogViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => text.replace(/\r?\n$/u, '').split(/\r?\n/u), [text]);
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler here; the virtualizer re-renders this component itself
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (highlightLine !== undefined) {
      virtualizer.scrollToIndex(Math.max(0, highlightLine - firstLine), { align: 'center' });
    }
  }, [virtualizer, highlightLine, firstLine]);
  const digits = String(firstLine + lines.length - 1).length;
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      data-slot="log-view"
      className={cn(
        'h-96 overflow-auto rounded-card border border-border bg-sunken py-2 font-mono text-xs leading-5',
        className,
      )}
    >
      <div className="relative w-max min-w-full" style={{ height: virtualizer.getTotalSize() }}>
        <div
          className={cn('absolute top-0 min-w-full', wrap ? 'w-full' : 'w-max')}
          style={{ translate: `0 ${virtualizer.getVirtualItems()[0]?.start ?? 0}px` }}
        >
          {virtualizer.getVirtualItems().map(({ index, key }) => (
            <LogLine
              key={key}
              measure={virtualizer.measureElement}
              index={index}
              number={firstLine + index}
              digits={digits}
              line={lines[index] ?? ''}
              query={query}
              marked={firstLine + index === highlightLine}
              wrap={wrap}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface LogLineProps {
  measure: (element: HTMLElement | null) => void;
  index: number;
  number: number;
  digits: number;
  line: string;
  query: string;
  marked: boolean;
  wrap: boolean | undefined;
}

function LogLine({ measure, index, number, digits, line, query, marked, wrap }: LogLineProps) {
  return (
    <div
      ref={measure}
      data-index={index}
      aria-current={marked || undefined}
      className={cn('flex border-s-2 border-transparent pe-4', marked && 'border-primary-text bg-primary-9')}
    >
      <span
        aria-hidden
        className="sticky start-0 shrink-0 bg-sunken ps-3 pe-3 text-end text-muted select-none"
        style={{ width: `calc(${digits}ch + 1.5rem)` }}
      >
        {number}
      </span>
      <span className={cn('min-h-5', wrap ? 'min-w-0 wrap-anywhere whitespace-pre-wrap' : 'whitespace-pre')}>
        <Highlighted line={line} query={query} />
      </span>
    </div>
  );
}
