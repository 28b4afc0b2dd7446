import { cn } from '../cn/cn';
import { Highlighted } from './highlighted';

/** What all lines of a log have in common. */
export interface LineOptions {
  /** Digits of the largest line number. */
  digits: number;
  /** The number of the first line. */
  firstLine: number;
  /** What to mark. */
  query: string;
  /** The number of the line to mark as a whole. */
  highlightLine: number | undefined;
  /** Whether long lines break. */
  wrap: boolean | undefined;
}

interface LogLineProps extends LineOptions {
  /** From 0. */
  index: number;
  text: string;
  measure?: ((element: HTMLElement | null) => void) | undefined;
}

/** One line with its number, which stays in sight when long lines are scrolled sideways. */
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
