import { Chart, type ChartProps } from './chart';
import { seriesStyle } from './chart-theme';
import { LinePlot } from './line-plot';
import {
  lineMark,
  lineTable,
  distinctXs,
  type LineLimit,
  type LinePoint,
  type LineSeries,
} from './line-figures';
import { Marker, seriesDash } from './series-form';

export interface LineChartProps extends ChartProps {
  /** Series, each with a colour, a shape and a dash. */
  series: readonly LineSeries[];
  /**
   * Horizontal limits, such as the mean and the limits of a control chart; points beyond the limits are ringed.
   *
   * @default []
   */
  limits?: readonly LineLimit[] | undefined;
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the measured quantity, with its unit. */
  yLabel: string;
  /** Called when a point is selected; makes each point a button. */
  onSelect?: ((point: LinePoint, series: string) => void) | undefined;
}

/** Line chart by series, along categories or a numeric scale; with limits it is a control chart. */
export function LineChart({ series, limits = [], xLabel, yLabel, onSelect, ...host }: LineChartProps) {
  const marks = series.flatMap(({ id, points }, index) =>
    points.flatMap((point, at) =>
      point.y === null ? [] : [{ mark: lineMark(index, at), point, series: id }],
    ),
  );
  const select = (mark: string) => {
    const chosen = marks.find((one) => one.mark === mark);
    if (chosen) {
      onSelect?.(chosen.point, chosen.series);
    }
  };
  return (
    <Chart
      kind="line"
      host={host}
      table={lineTable(series, limits, xLabel)}
      legend={
        series.length < 2
          ? []
          : series.map(({ id, label }, index) => ({ key: id, label, mark: <LineSample index={index} /> }))
      }
      marks={marks.map(({ mark }) => mark)}
      onSelect={onSelect && select}
    >
      {(width) => (
        <LinePlot
          series={series}
          xs={distinctXs(series)}
          limits={limits}
          xLabel={xLabel}
          yLabel={yLabel}
          width={width}
          height={host.height}
        />
      )}
    </Chart>
  );
}

function LineSample({ index }: { index: number }) {
  const style = seriesStyle(index);
  return (
    <>
      <path
        d="M-12 0H12"
        fill="none"
        stroke={style.colour}
        strokeWidth={2}
        strokeDasharray={seriesDash(style)}
      />
      <Marker style={style} size={4} />
    </>
  );
}
