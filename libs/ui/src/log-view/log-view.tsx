import { lazy, Suspense, useCallback, useMemo, useRef, useState, type UIEvent } from 'react';
import { cn } from '../cn/cn';
import { linesOf } from './log-lines';

export interface LogViewProps {
  /** The whole of what is to be shown; a hundred megabytes are fine. */
  text: string;
  /** Names the region. */
  label: string;
  /**
   * The number of the first line of `text`, where it is a cut of a longer log.
   *
   * @default 1
   */
  firstLine?: number | undefined;
  /**
   * Marks every place where this text stands, whatever its case.
   *
   * @default ''
   */
  query?: string | undefined;
  /** The number of a line to mark and bring into sight. */
  highlightLine?: number | undefined;
  /**
   * Breaks long lines instead of scrolling sideways.
   *
   * @default false
   */
  wrap?: boolean | undefined;
  /**
   * Keeps the end in sight while the text grows, until the reader scrolls up; scrolled to the end, it follows again.
   *
   * @default false
   */
  follow?: boolean | undefined;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

/** Virtual scrolling is loaded with the first log that is opened: most visits open none. */
const MeasuredBody = lazy(async () => ({ default: (await import('./log-bodies')).MeasuredBody }));
const LongBody = lazy(async () => ({ default: (await import('./log-bodies')).LongBody }));

/** Above this many lines their heights are not kept any more. */
const MAX_MEASURED_LINES = 100_000;
/** Pixels from the end that still count as the end. */
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

/** Whether the end is to be kept in sight: until the reader scrolls up, and again once they are back. */
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
