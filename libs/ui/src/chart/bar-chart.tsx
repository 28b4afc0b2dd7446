import { Chart, type ChartProps } from './chart';
import { BarPlot, barMark } from './bar-plot';
import { type ChartTable } from './chart-table';

export interface BarDatum {
  /** Unique key of the bar. */
  key: string;
  /** Beside the bar, in the hint and in the table. */
  label: string;
  /** In the unit that `xLabel` names. */
  value: number;
}

export interface BarChartProps extends Omit<ChartProps, 'height'> {
  /** In drawing order, from the top. */
  data: readonly BarDatum[];
  /** Name of the horizontal axis: what is counted or measured, with its unit. Heads the second column of the table. */
  xLabel?: string | undefined;
  /** Name of the categories; heads the first column of the table. */
  yLabel?: string | undefined;
  /** Table of the data, when it has more than the bars show; by default the values of the bars. */
  table?: ChartTable | undefined;
  /** Height in pixels; by default as many as the bars need. */
  height?: number | undefined;
  /** Called when a bar is selected; makes each bar a button. */
  onSelect?: ((key: string) => void) | undefined;
}

const BAR_SPACE = 30;
const AXIS_SPACE = 64;

/** Bar chart with horizontal bars: amounts by category. */
export function BarChart({ data, xLabel, yLabel, table, onSelect, ...host }: BarChartProps) {
  const height = host.height ?? data.length * BAR_SPACE + AXIS_SPACE;
  const ids = new Map(data.map(({ key }) => [barMark(key, 0), key]));
  return (
    <Chart
      kind="bar"
      host={{ ...host, height }}
      table={
        table ?? {
          columns: [yLabel ?? '', xLabel ?? ''],
          rows: data.map(({ label, value }) => [label, value]),
        }
      }
      marks={[...ids.keys()]}
      onSelect={onSelect && ((id) => onSelect(ids.get(id) ?? ''))}
    >
      {(width) => (
        <BarPlot
          viewId={host.viewId}
          groups={data.map(({ key, label, value }) => ({ key, label, values: [value] }))}
          series={[host.title]}
          stacked={false}
          figures
          xLabel={xLabel}
          width={width}
          height={height}
        />
      )}
    </Chart>
  );
}
