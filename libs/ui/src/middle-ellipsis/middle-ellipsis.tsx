import { splitEnd } from './split-end';

export interface MiddleEllipsisProps {
  /** Text of one line, such as the name of a file. */
  text: string;
}

/**
 * One line of text that is truncated in its middle where space is short: its beginning and its end stay visible. It is
 * selected and copied whole; screen readers read it as one word.
 */
export function MiddleEllipsis({ text }: MiddleEllipsisProps) {
  const [beginning, end] = splitEnd(text);
  return end === '' ? (
    <span title={text} className="truncate">
      {text}
    </span>
  ) : (
    // Its styles are in theme.css.
    <span data-slot="middle-ellipsis" data-end={end} title={text}>
      <span className="sr-only">{text}</span>
      <span aria-hidden>
        <span>{beginning}</span>
        <span>{end}</span>
      </span>
    </span>
  );
}
