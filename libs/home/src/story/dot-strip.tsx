import { useLingui } from '@lingui/react/macro';
import { median } from '@omics-portal/qc-metrics';

const WIDTH = 400;
const PADDING = 8;

/** Props of {@link DotStrip}. */
export interface DotStripProps {
  /** Kind of the batches. */
  readonly label: string;
  /** Value of each batch. */
  readonly values: readonly number[];
  /** Ends of the axis. */
  readonly axis: readonly [number, number];
  /** Text of a value. */
  readonly format: (value: number) => string;
  /** Value with a filled dot. */
  readonly marked?: number | undefined;
  /** Sentence about the filled dot. */
  readonly note?: string | undefined;
}

/** Batches of one kind as dots on an axis of their own, with their median; one of them filled. */
export function DotStrip({ label, values, axis: [start, end], format, marked, note }: DotStripProps) {
  const { t, i18n } = useLingui();
  const x = (value: number) => PADDING + ((value - start) / (end - start)) * (WIDTH - 2 * PADDING);
  const number = i18n.number(values.length);
  const middle = median(values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const summary = t`${number} batches: ${format(low)} to ${format(high)}, median ${format(middle)}`;
  return (
    <figure className="mt-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-xs text-muted tabular-nums">{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 34`} aria-hidden className="h-auto w-full">
        <path d={`M${PADDING} 16H${WIDTH - PADDING}`} className="stroke-border" />
        {values.map((value, index) => (
          <circle key={index} cx={x(value)} cy="16" r="4" className="fill-primary/40 stroke-primary-text" />
        ))}
        {marked === undefined ? null : (
          <circle cx={x(marked)} cy="16" r="5" className="fill-primary-text stroke-surface" />
        )}
        <path d={`M${x(middle)} 4V28`} className="stroke-text" strokeWidth="2" />
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        {[start, (start + end) / 2, end].map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      {note ? <p className="text-xs wrap-anywhere text-muted">{note}</p> : null}
    </figure>
  );
}
