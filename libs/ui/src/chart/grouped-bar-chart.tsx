import { Chart, type ChartProps } from './chart';
import { BarPlot, barMark, type BarGroup } from './bar-plot';
import { type ChartTable } from './chart-table';
import { seriesStyle } from './chart-theme';
import { patternFill, Swatch } from './series-form';

export interface GroupedBarChartProps extends ChartProps {
  /** One bar of each in every group; each has a colour and a pattern. */
  series: readonly { id: string; label: string }[];
  /** Groups in drawing order, from the top; each with a value for each series, null for a missing one. */
  groups: readonly BarGroup[];
  /**
   * Stacks the bars of a group. For amounts that add up.
   *
   * @default false
   */
  stacked?: boolean | undefined;
  /** End of the axis, such as 100 for shares in percent; by default a round number at or after the longest bar. */
  max?: number | undefined;
  /** Name of the horizontal axis: what is counted or measured, with its unit. */
  xLabel?: string | undefined;
  /** Name of the groups; heads the first column of the table. */
  yLabel?: string | undefined;
  /** Table of the data, when it has more than the bars show; by default the values of the bars. */
  table?: ChartTable | undefined;
  /** Called when a bar is selected; makes each bar a button. */
  onSelect?: ((group: string, series: string) => void) | undefined;
}

/** Grouped bar chart: amounts of several series by category, each series with a colour and a hatch. */
export function GroupedBarChart(props: GroupedBarChartProps) {
  const { series, groups, stacked = false, max, xLabel, yLabel, table, onSelect, ...host } = props;
  const bars = groups.flatMap(({ key, values }) =>
    series.flatMap(({ id }, index) =>
      values[index] === null || values[index] === undefined
        ? []
        : [{ mark: barMark(key, index), group: key, series: id }],
    ),
  );
  const select = (mark: string) => {
    const bar = bars.find((one) => one.mark === mark);
    if (bar) {
      onSelect?.(bar.group, bar.series);
    }
  };
  return (
    <Chart
      kind="bar"
      host={host}
      table={
        table ?? {
          columns: [yLabel ?? '', ...series.map(({ label }) => label)],
          rows: groups.map(({ label, values }) => [label, ...values.map((value) => value ?? '')]),
        }
      }
      legend={series.map(({ id, label }, index) => ({
        key: id,
        label,
        mark: <Swatch fill={patternFill(host.viewId, index)} outline={seriesStyle(index).colour} />,
      }))}
      marks={bars.map(({ mark }) => mark)}
      onSelect={onSelect && select}
    >
      {(width) => (
        <BarPlot
          viewId={host.viewId}
          groups={groups}
          series={series.map(({ label }) => label)}
          stacked={stacked}
          figures={false}
          max={max}
          xLabel={xLabel}
          width={width}
          height={host.height}
        />
      )}
    </Chart>
  );
}
