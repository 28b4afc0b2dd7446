import { type PartialTheme } from '@nivo/theming';

/** Nivo in our tokens: CSS variables, so that a theme change needs no redraw. */
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

/** Colours and names of the series, in order; the ninth series starts over with the first colour and another shape. */
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

/** The colour of the series at this place. */
export function seriesColour(index: number): string {
  return SERIES_COLOURS[index % SERIES_COLOURS.length] ?? SERIES_COLOURS[0];
}

/** A figure as an axis or a tooltip shows it, in the language of the page. */
export function chartNumber(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || undefined, {
    maximumSignificantDigits: 4,
  }).format(value);
}

/** A figure beside a tick: 1,200,000 as 1.2M or 120万, so that neighbours do not run into each other. */
export function axisNumber(value: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || undefined, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  }).format(value);
}
