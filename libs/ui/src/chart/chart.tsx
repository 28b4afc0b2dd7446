import { type ReactNode } from 'react';
import { type ErrorStateProps } from '../error-state/error-state';
import { ChartFrame } from './chart-frame';
import { type ChartLabels } from './chart-labels';
import { type LegendEntry } from './chart-legend';
import { validateChartOptions, type ChartKind, type ChartOptions } from './chart-options';
import { type ChartTable } from './chart-table';
import { Plot, type PlotProps } from './plot';

/** Props of every chart. */
export interface ChartProps extends ChartOptions {
  /** Title of the chart; also the name of a saved file. */
  title: string;
  /** One-sentence description of the chart. */
  summary: string;
  /** Labels around the drawing. */
  labels: ChartLabels;
  /**
   * The data is loading.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** The data failed to load. */
  error?: ErrorStateProps | undefined;
  /** Shown instead of the drawing when there is no data. */
  empty?: ReactNode;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

interface DrawnProps extends Pick<PlotProps, 'marks' | 'perRow' | 'onSelect' | 'linked' | 'children'> {
  kind: ChartKind;
  /** Props from the caller. */
  host: ChartProps;
  table: ChartTable;
  legend?: readonly LegendEntry[] | undefined;
}

/** Chart base: frame, option validation and states of all chart types. Draws only valid options. */
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
