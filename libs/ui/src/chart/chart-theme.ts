import { type PartialTheme } from '@nivo/theming';

/** Nivo theme from design tokens: CSS variables, so that a theme change needs no redraw. */
export const chartTheme: PartialTheme = {
  background: 'transparent',
  text: { fill: 'var(--muted)', fontSize: 12, fontFamily: 'inherit' },
  axis: {
    domain: { line: { stroke: 'var(--border-strong)', strokeWidth: 1 } },
    ticks: {
      line: { stroke: 'var(--border-strong)', strokeWidth: 1 },
      text: { fill: 'var(--muted)', fontSize: 11 },
    },
    legend: { text: { fill: 'var(--text)', fontSize: 12 } },
  },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
};

/** Colours of the series, in order. */
export const SERIES_COLOURS = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
  'var(--chart-7)',
  'var(--chart-8)',
] as const;

/** Series style: a colour, and a form (pattern, shape, dash) for readers who cannot distinguish the colours. */
export interface SeriesStyle {
  colour: string;
  /** 0 to 7. */
  form: number;
}

/** Style of the series at an index. The ninth repeats the first colour with the second form: 64 styles in all. */
export function seriesStyle(index: number): SeriesStyle {
  const count = SERIES_COLOURS.length;
  return {
    colour: SERIES_COLOURS[index % count] ?? SERIES_COLOURS[0],
    form: (index + Math.floor(index / count)) % count,
  };
}

/** Number formats in use, by language and options: to make one takes some thirty times as long as to use it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale || undefined, options);
  numberFormats.set(key, format);
  return format;
}

function written(value: number, options: Intl.NumberFormatOptions): string {
  return Number.isFinite(value) ? numberFormat(document.documentElement.lang, options).format(value) : '';
}

/** Number in the drawing of a chart, with the minus sign (U+2212) that labels such as “−2 SD” have. */
function drawn(value: number, options: Intl.NumberFormatOptions): string {
  return written(value, options).replaceAll('-', '−');
}

/** Number in a tooltip, in the language of the page: whole numbers in full, others with four digits. */
export function chartNumber(value: number): string {
  return drawn(value, Number.isInteger(value) ? {} : { maximumSignificantDigits: 4 });
}

/** Value below which a number of a table has a power of ten, such as 9.041E-24: six decimals of a small p value are 0. */
const POWER_BELOW = 0.0001;

/** Number in the table of a chart: up to six decimals, with the minus of a keyboard, as a spreadsheet reads it. */
export function tableNumber(value: number): string {
  return value !== 0 && Math.abs(value) < POWER_BELOW
    ? written(value, { notation: 'scientific', maximumSignificantDigits: 4 })
    : written(value, { maximumFractionDigits: 6 });
}

/** Value from which numbers on an axis are compact. */
const COMPACT_FROM = 1000;

/** Number on an axis in compact form: 1,200,000 as 1.2M or 120万, so that neighbours do not overlap; 1.002 is not 1. */
export function axisNumber(value: number): string {
  const digits = Math.abs(value) < COMPACT_FROM ? 4 : 3;
  return drawn(value, { notation: 'compact', maximumSignificantDigits: digits });
}

/** Fraction as a percentage. */
export function shareNumber(share: number): string {
  return drawn(share, { style: 'percent', maximumFractionDigits: 1 });
}
