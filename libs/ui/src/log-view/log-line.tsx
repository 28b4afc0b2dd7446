import { cn } from '../cn/cn';
import { LogText } from './log-text';
import { queryRanges, type MatchRange } from './query-ranges';

/** Display options of all lines of a log. */
export interface LineOptions {
  /** Digits of the largest line number. */
  digits: number;
  /** Number of the first line. */
  firstLine: number;
  /** Text to highlight. */
  query: string;
  /** Matches of a line, by its number and its text without colours; default: those of `query`. */
  matchesOf: ((lineNumber: number, text: string) => readonly MatchRange[]) | undefined;
  /** Called with the number of a line whose number was clicked. */
  onLineClick: ((lineNumber: number) => void) | undefined;
  /** Number of the highlighted line. */
  highlightLine: number | undefined;
  /** Wraps long lines. */
  wrap: boolean | undefined;
}

interface LogLineProps extends LineOptions {
  /** Index from 0. */
  index: number;
  /** Undefined while it is loaded. */
  text: string | undefined;
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** Line with its number, which stays visible while long lines scroll horizontally. */
export function LogLine({ index, text, measure, ...options }: LogLineProps) {
  const { firstLine, query, matchesOf, highlightLine, wrap } = options;
  const number = firstLine + index;
  const marked = number === highlightLine;
  return (
    <div
      ref={measure}
      data-index={index}
      aria-current={marked || undefined}
      aria-busy={text === undefined || undefined}
      className={cn('flex border-s-2 border-transparent pe-4', marked && 'border-primary-text bg-primary-9')}
    >
      <LineNumber number={number} {...options} />
      <span className={cn('min-h-5', wrap ? 'min-w-0 wrap-anywhere whitespace-pre-wrap' : 'whitespace-pre')}>
        <LogText
          line={text ?? ''}
          rangesOf={(plain) => matchesOf?.(number, plain) ?? queryRanges(plain, query)}
        />
      </span>
    </div>
  );
}

/** Number of a line. Clicks are for the mouse only; an application offers the same by keyboard elsewhere. */
function LineNumber({
  number,
  digits,
  onLineClick,
}: Pick<LineOptions, 'digits' | 'onLineClick'> & { number: number }) {
  const className = 'sticky start-0 shrink-0 bg-sunken ps-3 pe-3 text-end text-muted select-none';
  const style = { width: `calc(${digits}ch + 1.5rem)` };
  return onLineClick ? (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      className={cn(className, 'cursor-pointer self-start hover:text-foreground hover:underline')}
      style={style}
      onClick={() => onLineClick(number)}
    >
      {number}
    </button>
  ) : (
    <span aria-hidden className={className} style={style}>
      {number}
    </span>
  );
}
