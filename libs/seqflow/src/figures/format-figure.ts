import { formats } from '@lingui/core';
import type { FigureColumn, FigureRow } from '@omics-portal/api';

/** Value of a figure. */
export type FigureValue = FigureRow['values'][number];

/** Values below this need significant digits where the app asks for no decimals: fixed ones would show 0. */
const SMALL = 0.001;

function digits(value: number, decimals: number | null, fallback: number): Intl.NumberFormatOptions {
  if (decimals !== null) {
    return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  }
  return value !== 0 && Math.abs(value) < SMALL
    ? { maximumSignificantDigits: 3 }
    : { maximumFractionDigits: fallback };
}

/** Value of a figure for readers, without its unit: shares in per cent, numbers with the decimals of their column. */
export function formatFigure(
  value: FigureValue,
  { format, decimals }: Pick<FigureColumn, 'format' | 'decimals'>,
  locale: string,
): string {
  if (typeof value !== 'number') {
    return value ?? '';
  }
  return format === 'percent'
    ? formats.number(locale, value, { style: 'percent', ...digits(value, decimals, 2) })
    : formats.number(locale, value, digits(value, decimals, 3));
}

/** Label of a figure with its unit, such as `Mean length (bp)`. */
export function figureTitle({ label, unit }: Pick<FigureColumn, 'label' | 'unit'>): string {
  return unit ? `${label} (${unit})` : label;
}
