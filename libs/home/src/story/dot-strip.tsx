import { useLingui } from '@lingui/react/macro';
import { axisStart, type BatchFigures } from './batch-figures';

const WIDTH = 400;
const PADDING = 8;

/** Batches of one kind of sequencing on an axis of shares of their own, the latest one filled. */
export function DotStrip({ sequencing, batches, median, latest }: BatchFigures) {
  const { t, i18n } = useLingui();
  const percent = (value: number) => i18n.number(value, { style: 'percent', maximumFractionDigits: 1 });
  const start = axisStart(batches);
  const x = (value: number) => PADDING + ((value - start) / (1 - start)) * (WIDTH - 2 * PADDING);
  const number = i18n.number(batches.length);
  const [low, high] = [batches[0]?.value ?? NaN, batches.at(-1)?.value ?? NaN];
  const summary = t`${number} batches: ${percent(low)} to ${percent(high)}, median ${percent(median)}`;
  return (
    <figure className="mt-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{sequencing}</span>
        <span className="text-xs text-muted tabular-nums">{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 34`} aria-hidden className="h-auto w-full">
        <path d={`M${PADDING} 16H${WIDTH - PADDING}`} className="stroke-border" />
        {batches.map(({ batch, value }) => (
          <circle key={batch} cx={x(value)} cy="16" r="4" className="fill-primary/40 stroke-primary-text" />
        ))}
        {latest ? (
          <circle cx={x(latest.value)} cy="16" r="5" className="fill-primary-text stroke-surface" />
        ) : null}
        <path d={`M${x(median)} 4V28`} className="stroke-text" strokeWidth="2" />
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-muted tabular-nums">
        {[start, (start + 1) / 2, 1].map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </div>
      {latest ? (
        <p className="text-xs wrap-anywhere text-muted">
          {t`The latest, ${latest.batch}: ${percent(latest.value)}`}
        </p>
      ) : null}
    </figure>
  );
}
