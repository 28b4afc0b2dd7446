import { cn } from '../cn/cn';
import { Highlighted } from './highlighted';

/** Display options of all lines of a log. */
export interface LineOptions {
  /** Digits of the largest line number. */
  digits: number;
  /** Number of the first line. */
  firstLine: number;
  /** Text to highlight. */
  query: string;
  /** Number of the highlighted line. */
  highlightLine: number | undefined;
  /** Wraps long lines. */
  wrap: boolean | undefined;
}

interface LogLineProps extends LineOptions {
  /** Index from 0. */
  index: number;
  text: string;
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** Line with its number, which stays visible while long lines scroll horizontally. */
export function LogLine({
  index,
  text,
  measure,
  digits,
  firstLine,
  query,
  highlightLine,
  wrap,
}: LogLineProps) {
  const number = firstLine + index;
  const marked = number === highlightLine;
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
        <Highlighted line={text} query={query} />
      </span>
    </div>
  );
}
