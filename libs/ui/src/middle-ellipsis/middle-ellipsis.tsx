import { cn } from '../cn/cn';
import { splitEnd } from './split-end';

export interface MiddleEllipsisProps {
  /** Text of one line, such as the name of a file. */
  text: string;
  /** Layout among other elements: margin, width. */
  className?: string | undefined;
}

/**
 * One line of text that is truncated in its middle where space is short: its beginning and its end stay visible. It is
 * selected and copied whole; screen readers read it as one word.
 */
export function MiddleEllipsis({ text, className }: MiddleEllipsisProps) {
  const [beginning, end] = splitEnd(text);
  if (end === '') {
    return (
      <span data-slot="middle-ellipsis" title={text} className={cn('max-w-full min-w-0 truncate', className)}>
        {text}
      </span>
    );
  }
  return (
    <span
      data-slot="middle-ellipsis"
      data-end={end}
      title={text}
      // The invisible copy of the end takes its width, so that the beginning is as wide as is left.
      className={cn(
        'relative inline-flex max-w-full min-w-0 overflow-clip whitespace-pre [text-decoration:inherit]',
        'after:invisible after:shrink-0 after:content-[attr(data-end)]',
        className,
      )}
    >
      <span className="sr-only select-none">{text}</span>
      {/* Inline blocks, not flex items: browsers copy those with a line break between them. */}
      <span aria-hidden className="min-w-0 select-text [text-decoration:inherit]">
        <span className="inline-block max-w-full overflow-clip align-bottom text-ellipsis [text-decoration:inherit]">
          {beginning}
        </span>
        <span className="inline-block w-0 align-bottom [text-decoration:inherit]">{end}</span>
      </span>
    </span>
  );
}
