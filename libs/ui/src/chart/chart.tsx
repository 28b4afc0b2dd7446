import { type ReactNode } from 'react';
import { type ErrorStateProps } from '../error-state/error-state';
import { ChartFrame } from './chart-frame';
import { type ChartLabels } from './chart-labels';
import { type LegendEntry } from './chart-legend';
import { validateChartOptions, type ChartKind, type ChartOptions } from './chart-options';
import { type ChartTable } from './chart-table';
import { Plot, type PlotProps } from './plot';

/** What every chart takes. */
export interface ChartProps extends ChartOptions {
  /** What is drawn, in a few words; also the name of a saved file. */
  title: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  /** The words around the drawing. */
  labels: ChartLabels;
  /**
   * The figures are on their way.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** The figures could not be loaded. */
  error?: ErrorStateProps | undefined;
  /** In place of the drawing when there are no figures. */
  empty?: ReactNode;
  /** For its place among others: margin, width. */
  className?: string | undefined;
}

interface DrawnProps extends Pick<PlotProps, 'marks' | 'perRow' | 'onSelect' | 'children'> {
  kind: ChartKind;
  /** What the host handed to the chart. */
  host: ChartProps;
  table: ChartTable;
  legend?: readonly LegendEntry[] | undefined;
}

/** A chart from its parts: what is common to all kinds. Draws only what its options allow. */
export function Chart({ kind, host, table, legend, ...plot }: DrawnProps) {
  const { title, summary, labels, loading, error, empty, className, viewId, height } = host;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      labels={labels}
      table={table}
      legend={legend}
      loading={loading}
      error={error}
      empty={empty}
      problems={validateChartOptions(kind, host)}
      height={height}
      className={className}
    >
      <Plot viewId={viewId} label={`${title}. ${summary}`} height={height} {...plot} />
    </ChartFrame>
  );
}
