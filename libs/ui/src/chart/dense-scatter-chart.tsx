import { useMemo } from 'react';
import { type ChartProps } from './chart';
import { ChartFrame } from './chart-frame';
import { type ChartLabels } from './chart-labels';
import { validateChartOptions } from './chart-options';
import { type ChartTable } from './chart-table';
import { seriesStyle } from './chart-theme';
import { type DensePoints } from './dense-layout';
import { DensePlot } from './dense-plot';
import { wholeRange } from './dense-range';
import { type DenseZoomLabels } from './dense-zoom';
import { type ScatterLimit } from './scatter-chart';
import { Marker } from './series-form';

export interface DenseScatterSeries {
  /** Unique id of the series. */
  id: string;
  /** Shown in the legend and in the table. */
  label: string;
  /**
   * Drawn below the others and without a colour of its own.
   *
   * @default false
   */
  muted?: boolean | undefined;
}

export interface DenseScatterChartProps extends Omit<ChartProps, 'height' | 'labels'> {
  /** Points in columns. A new object is laid out anew. */
  points: DensePoints;
  /** Series that `points.series` counts, each with a colour. */
  series: readonly DenseScatterSeries[];
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the y axis, with its unit. */
  yLabel: string;
  /**
   * Dashed lines across the drawing, such as thresholds; the summary gives their meaning.
   *
   * @default []
   */
  limits?: readonly ScatterLimit[] | undefined;
  /** `point` and `series` head the first columns of the table; `explore` names the control of the arrow keys. */
  labels: ChartLabels & { point: string; series: string; explore: string; zoom: DenseZoomLabels };
  /**
   * Height in pixels.
   * @default 360
   */
  height?: number | undefined;
  /** Index of the selected point: it has a ring and its name. */
  selected?: number | undefined;
  /** Called with the index of a point that is selected by pointer or keyboard. */
  onSelect?: ((index: number) => void) | undefined;
}

const HEIGHT = 360;
const LEGEND_SIZE = 5;
const MUTED = 'var(--muted)';
const NO_LIMITS: readonly ScatterLimit[] = [];

/**
 * Dense scatter plot (volcano plot, thousands to a million points): one point for each pixel, so that its time depends on the
 * pixels of the screen and not on the points. Up to 20,000 of them are shapes, more are an image.
 */
export function DenseScatterChart(props: DenseScatterChartProps) {
  const { points, series, xLabel, yLabel, limits = NO_LIMITS, labels, height = HEIGHT, ...host } = props;
  const { title, summary } = host;
  const whole = useMemo(
    () =>
      wholeRange(points, {
        x: limits.flatMap(({ axis, value }) => (axis === 'x' ? [value] : [])),
        y: limits.flatMap(({ axis, value }) => (axis === 'y' ? [value] : [])),
      }),
    [points, limits],
  );
  const styled = useMemo(
    () =>
      series.map(({ label, muted = false }, index) => ({
        label,
        muted,
        style: { ...seriesStyle(index), form: 0, ...(muted && { colour: MUTED }) },
      })),
    [series],
  );
  const table = useMemo(
    () => tableOf(points, series, [labels.point, labels.series, xLabel, yLabel]),
    [points, series, labels.point, labels.series, xLabel, yLabel],
  );
  return (
    <ChartFrame
      title={title}
      summary={summary}
      labels={labels}
      table={table}
      legend={styled.map(({ label, style }, index) => ({
        key: series[index]?.id ?? label,
        label,
        mark: <Marker style={style} size={LEGEND_SIZE} />,
      }))}
      loading={host.loading}
      error={host.error}
      empty={host.empty}
      problems={validateChartOptions('scatter', { ...host, height })}
      height={height}
      className={host.className}
    >
      <DensePlot
        viewId={host.viewId}
        label={`${title}. ${summary}`}
        points={points}
        series={styled}
        limits={limits}
        xLabel={xLabel}
        yLabel={yLabel}
        height={height}
        whole={whole}
        selected={host.selected}
        onSelect={host.onSelect}
        explore={labels.explore}
        zoom={labels.zoom}
      />
    </ChartFrame>
  );
}

/** Table of all points, whose rows are made when they are first read. */
function tableOf(
  { x, y, series: seriesOf, nameAt }: DensePoints,
  series: readonly DenseScatterSeries[],
  columns: readonly string[],
): ChartTable {
  let rows: ChartTable['rows'] | undefined;
  return {
    columns,
    get rows() {
      rows ??= Array.from(x, (value, index) => [
        nameAt(index),
        series[seriesOf[index] ?? 0]?.label ?? '',
        value,
        y[index] ?? NaN,
      ]);
      return rows;
    },
  };
}
