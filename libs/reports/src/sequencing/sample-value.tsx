import { formats } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import type { CellComparison } from './sample-table';

/** Largest share of the accent in the colour of a cell, in per cent: text stays readable on it in both themes. */
const STRONGEST_TINT = 24;

/** Text of a figure of a sample. */
export function sampleFigure(value: number, locale: string): string {
  return formats.number(locale, value, { maximumFractionDigits: 3 });
}

/** Figure of a sample: tinted by its position among those of the others, with a mark on an outlier. */
export function SampleValue({
  compared: { value, outlier, score, position },
}: {
  readonly compared: CellComparison;
}) {
  const { t, i18n } = useLingui();
  const isLow = (score ?? 0) < 0;
  const distance = formatNumber(Math.round(Math.abs(score ?? 0) * 10) / 10, i18n.locale);
  const text = !outlier
    ? ''
    : isLow
      ? t`Outlier: ${distance} robust deviations below the median.`
      : t`Outlier: ${distance} robust deviations above the median.`;
  return (
    <span
      title={text || undefined}
      className="block rounded-control px-1.5 tabular-nums"
      style={
        position === null
          ? undefined
          : {
              backgroundColor: `color-mix(in srgb, var(--primary) ${Math.round(position * STRONGEST_TINT)}%, transparent)`,
            }
      }
    >
      {outlier ? (
        <>
          <span aria-hidden>{isLow ? '▼ ' : '▲ '}</span>
          <VisuallyHidden>{`${text} `}</VisuallyHidden>
        </>
      ) : null}
      {sampleFigure(value, i18n.locale)}
    </span>
  );
}
