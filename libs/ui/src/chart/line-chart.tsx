import { type AxisBounds } from './axis-layout';
import { Chart, type ChartProps } from './chart';
import { type LegendEntry } from './chart-legend';
import { seriesStyle } from './chart-theme';
import { type Content } from './line-content';
import { LinePlot } from './line-plot';
import {
  eventMark,
  lineMark,
  lineTable,
  distinctXs,
  type LineBand,
  type LineEvent,
  type LineFlag,
  type LineLimit,
  type LinePoint,
  type LineSeries,
} from './line-figures';
import { EVENT_STYLE } from './line-events';
import { BAND_STYLE } from './line-levels';
import { Marker, seriesDash, Swatch } from './series-form';

export interface LineChartProps extends ChartProps {
  /** Series, each with a colour, a shape and a dash. */
  series: readonly LineSeries[];
  /**
   * Horizontal limits, such as the mean and the limits of a control chart; points beyond the limits are ringed.
   *
   * @default []
   */
  limits?: readonly LineLimit[] | undefined;
  /**
   * Ranges across the drawing, such as that of a history; each is in the legend.
   *
   * @default []
   */
  bands?: readonly LineBand[] | undefined;
  /**
   * Meanings of points that differ from their series, such as broken rules; each has a colour and a shape, in the legend.
   *
   * @default []
   */
  flags?: readonly LineFlag[] | undefined;
  /**
   * Events between the points of a numeric x axis, such as a repair: lines across the drawing, whose words are in the tooltip and
   * in the table.
   *
   * @default []
   */
  events?: readonly LineEvent[] | undefined;
  /**
   * Meaning of the events, in the legend and as the heading of their column in the table.
   *
   * @default ''
   */
  eventsLabel?: string | undefined;
  /** Name of the x axis, with its unit. */
  xLabel: string;
  /** Name of the measured quantity, with its unit. */
  yLabel: string;
  /** Ends of a y axis whose values are shares or percentages; by default it has none. */
  yBounds?: AxisBounds | undefined;
  /** Called when a point is selected; makes each point a button. */
  onSelect?: ((point: LinePoint, series: string) => void) | undefined;
}

/** Line chart by series, along categories or a numeric scale; with limits it is a control chart. */
export function LineChart(props: LineChartProps) {
  const { series, limits = [], bands = [], flags = [], events = [], eventsLabel = '', ...rest } = props;
  const { xLabel, yLabel, yBounds, onSelect, ...host } = rest;
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
      table={lineTable(series, limits, xLabel, { events, label: eventsLabel })}
      legend={lineLegend({ series, bands, flags }, events.length > 0 ? eventsLabel : undefined)}
      marks={[...marks.map(({ mark }) => mark), ...events.map((_, index) => eventMark(index))]}
      onSelect={onSelect && select}
      linked={marks.some(({ point }) => point.href !== undefined)}
    >
      {(width) => (
        <LinePlot
          series={series}
          xs={distinctXs(series)}
          limits={limits}
          bands={bands}
          flags={flags}
          events={events}
          xLabel={xLabel}
          yLabel={yLabel}
          yBounds={yBounds}
          width={width}
          height={host.height}
        />
      )}
    </Chart>
  );
}

/** Legend of what is drawn in more than one way; a single line alone needs none. */
function lineLegend(
  { series, bands, flags }: Pick<Content, 'series' | 'bands' | 'flags'>,
  eventsLabel: string | undefined,
): LegendEntry[] {
  const lines = series.map(({ id, label }, index) => ({
    key: id,
    label,
    mark: <LineSample index={index} />,
  }));
  const others = [
    ...flags.map(({ key, label }, index) => ({
      key: `flag ${key}`,
      label,
      mark: <Marker style={seriesStyle(series.length + index)} size={5.5} />,
    })),
    ...bands.map(({ label }) => ({
      key: `band ${label}`,
      label,
      mark: <Swatch fill={BAND_STYLE.fill} outline={BAND_STYLE.stroke} />,
    })),
    ...(eventsLabel === undefined
      ? []
      : [{ key: 'events', label: eventsLabel, mark: <path d={EVENT_STYLE.path} fill={EVENT_STYLE.fill} /> }]),
  ];
  return lines.length + others.length < 2 ? [] : [...lines, ...others];
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
