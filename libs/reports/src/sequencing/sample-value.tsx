import { formats } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import type { CellComparison } from './sample-table';

/** Largest share of the accent in the colour of a cell, in per cent: text stays readable on it in both themes. */
const STRONGEST_TINT = 24;

/** Text of a figure of a sample, with the decimals of its column. */
export function sampleFigure(value: number, decimals: number, locale: string): string {
  return formats.number(locale, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Figure of a sample: tinted by its position among those of the others, with a mark on an outlier. */
export function SampleValue({
  compared: { value, outlier, score, position },
  decimals,
}: {
  readonly compared: CellComparison;
  /** Decimals of the column. */
  readonly decimals: number;
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
      {sampleFigure(value, decimals, i18n.locale)}
    </span>
  );
}
