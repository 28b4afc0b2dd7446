import { useCallback, useMemo, useRef, useState, type UIEvent } from 'react';
import { cn } from '../cn/cn';
import { deferredComponent } from '../deferred-component/deferred-component';
import { linesOf, type LogLines } from './log-lines';
import { type MatchRange } from './query-ranges';

export interface LogViewProps {
  /**
   * Whole text; a hundred megabytes are fine.
   *
   * @default ''
   */
  text?: string | undefined;
  /** Lines instead of a text, for a log that is loaded while readers scroll. */
  lines?: LogLines | undefined;
  /** Called with the indexes of the visible lines from 0, as they change; `lines` loads them. */
  onVisibleLinesChange?: ((first: number, last: number) => void) | undefined;
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
  /** Matches to highlight instead of `query`, by the number of a line and its text without colours. */
  matchesOf?: ((lineNumber: number, text: string) => readonly MatchRange[]) | undefined;
  /** Number of a line to highlight and scroll to. */
  highlightLine?: number | undefined;
  /** Another value scrolls to the highlighted line again. */
  revealKey?: number | undefined;
  /** Makes the line numbers clickable. Offer the same by keyboard elsewhere, such as a field for a line number. */
  onLineClick?: ((lineNumber: number) => void) | undefined;
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
  /** Called when the reader leaves the end (false) or returns to it (true). */
  onAtEndChange?: ((atEnd: boolean) => void) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Virtual scrolling is loaded with the first log: most visits open none. */
const loadBodies = () => import('./log-bodies');
const MeasuredBody = deferredComponent(async () => (await loadBodies()).MeasuredBody);
const LongBody = deferredComponent(async () => (await loadBodies()).LongBody);

/** Loads the code of {@link LogView} while its lines are still requested. The view itself shows a failure. */
export function preloadLogView(): void {
  void loadBodies().catch(() => undefined);
}

/** Maximum number of lines whose heights are measured. */
const MAX_MEASURED_LINES = 100_000;
/** Pixels from the end that count as the end. */
const NEAR_END = 24;

/**
 * Log viewer (virtualised) for logs of any length: only visible lines are rendered, in the colours of a terminal. Arrow and
 * page keys scroll it while it has focus.
 */
export function LogView({
  text = '',
  lines: given,
  onVisibleLinesChange,
  label,
  firstLine = 1,
  query = '',
  matchesOf,
  highlightLine,
  revealKey,
  onLineClick,
  wrap,
  follow = false,
  onAtEndChange,
  className,
}: LogViewProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const lines = useMemo(() => given ?? linesOf(text), [given, text]);
  const { atEnd, onScroll } = useEnd(follow && highlightLine === undefined, onAtEndChange);
  const lineOptions = {
    digits: String(firstLine + lines.count - 1).length,
    firstLine,
    query,
    matchesOf,
    highlightLine,
    onLineClick,
    wrap,
  };
  const Body = lines.count > MAX_MEASURED_LINES ? LongBody : MeasuredBody;
  const body = { lines, lineOptions, atEnd, revealKey, onVisibleLinesChange };
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
      {box ? <Body box={box} {...body} /> : null}
    </div>
  );
}

/** State of following the end: until the reader scrolls up, and again after a return to the end. */
function useEnd(follow: boolean, report: LogViewProps['onAtEndChange']) {
  const stuck = useRef(true);
  const before = useRef(0);
  const atEnd = useCallback(() => follow && stuck.current, [follow]);
  const stick = (next: boolean) => {
    if (next !== stuck.current) {
      stuck.current = next;
      report?.(next);
    }
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - clientHeight - scrollTop <= NEAR_END) {
      stick(true);
    } else if (scrollTop < before.current) {
      stick(false);
    }
    before.current = scrollTop;
  };
  return { atEnd, onScroll };
}
