import { lazy, Suspense, useCallback, useMemo, useRef, useState, type UIEvent } from 'react';
import { cn } from '../cn/cn';
import { linesOf } from './log-lines';

export interface LogViewProps {
  /** Whole text; a hundred megabytes are fine. */
  text: string;
  /** Accessible name of the region. */
  label: string;
  /**
   * Number of the first line of `text`, when it is an excerpt.
   *
   * @default 1
   */
  firstLine?: number | undefined;
  /**
   * Highlights this text in any case.
   *
   * @default ''
   */
  query?: string | undefined;
  /** Number of a line to highlight and scroll to. */
  highlightLine?: number | undefined;
  /**
   * Wraps long lines instead of scrolling horizontally.
   *
   * @default false
   */
  wrap?: boolean | undefined;
  /**
   * Follows the end while the text grows, until the reader scrolls up; scrolled to the end, it follows again.
   *
   * @default false
   */
  follow?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Virtual scrolling is loaded with the first log: most visits open none. */
const MeasuredBody = lazy(async () => ({ default: (await import('./log-bodies')).MeasuredBody }));
const LongBody = lazy(async () => ({ default: (await import('./log-bodies')).LongBody }));

/** Maximum number of lines whose heights are measured. */
const MAX_MEASURED_LINES = 100_000;
/** Pixels from the end that count as the end. */
const NEAR_END = 24;

/**
 * Log viewer (virtualised) for logs of any length: only visible lines are rendered. Arrow and page keys scroll it while
 * it has focus.
 */
export function LogView({
  text,
  label,
  firstLine = 1,
  query = '',
  highlightLine,
  wrap,
  follow = false,
  className,
}: LogViewProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const lines = useMemo(() => linesOf(text), [text]);
  const { atEnd, onScroll } = useEnd(follow && highlightLine === undefined);
  const lineOptions = {
    digits: String(firstLine + lines.count - 1).length,
    firstLine,
    query,
    highlightLine,
    wrap,
  };
  const Body = lines.count > MAX_MEASURED_LINES ? LongBody : MeasuredBody;
  return (
    <div
      ref={setBox}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      data-slot="log-view"
      onScroll={onScroll}
      className={cn(
        'h-96 overflow-auto rounded-card border border-border bg-sunken font-mono text-xs leading-5',
        className,
      )}
    >
      {box ? (
        <Suspense fallback={null}>
          <Body box={box} lines={lines} lineOptions={lineOptions} atEnd={atEnd} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether to follow the end: until the reader scrolls up, and again when they return to it. */
function useEnd(follow: boolean) {
  const stuck = useRef(true);
  const before = useRef(0);
  const atEnd = useCallback(() => follow && stuck.current, [follow]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - clientHeight - scrollTop <= NEAR_END) {
      stuck.current = true;
    } else if (scrollTop < before.current) {
      stuck.current = false;
    }
    before.current = scrollTop;
  };
  return { atEnd, onScroll };
}
