import { type ReactNode } from 'react';

export interface LegendEntry {
  /** Unique key of the entry. */
  key: string;
  /** Meaning of the mark. */
  label: string;
  /** SVG around 0,0, at most 24 by 14 pixels. */
  mark: ReactNode;
}

/** Size of a legend mark in pixels. */
export const LEGEND_MARK = { width: 24, height: 14 };

/** Legend: meaning of each colour and shape. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  const { width, height } = LEGEND_MARK;
  return (
    <ul data-slot="chart-legend" className="mt-2.5 flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs">
      {entries.map(({ key, label, mark }) => (
        <li key={key} className="flex max-w-full items-center gap-1.5">
          <svg
            aria-hidden
            width={width}
            height={height}
            viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
            className="shrink-0"
          >
            {mark}
          </svg>
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </li>
      ))}
    </ul>
  );
}
