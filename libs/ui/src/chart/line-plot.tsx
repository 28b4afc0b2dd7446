import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { useContext } from 'react';
import {
  bottomNames,
  fitText,
  paddedRange,
  tickCount,
  valueScale,
  wholeTicks,
  type AxisBounds,
} from './axis-layout';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { LineContent, type Content, type Drawn } from './line-content';
import { Events } from './line-events';
import { isBeyond, limitRoom, lineMark } from './line-figures';
import { Bands, LimitNames, Limits } from './line-levels';
import { Mark } from './marks';
import { figuresAtLeft, figuresBelow, namesBelow, PLANE_MARGIN } from './plane-axes';
import { Marker, seriesDash } from './series-form';

const MARK_SIZE = 4.5;
const FLAG_SIZE = 6.5;
/** Hit radius of a point in pixels. */
const HIT_RADIUS = 12;
const RING = 10;

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Drawn>) {
  return series.map(({ id, data }) => {
    const style = seriesStyle(Number(id));
    return (
      <path
        key={id}
        d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
        fill="none"
        stroke={style.colour}
        strokeWidth={2}
        strokeDasharray={seriesDash(style)}
        strokeLinejoin="round"
      />
    );
  });
}

function Points({ points }: LineCustomSvgLayerProps<Drawn>) {
  const { series, limits, flags } = useContext(LineContent);
  return points.map(({ id, seriesIndex, indexInSeries, x, y, data }) => {
    const value = data.y;
    const one = series[seriesIndex];
    const point = one?.points[indexInSeries];
    if (value === null || !point) {
      return null;
    }
    const flag = flags.findIndex(({ key }) => key === point.flag);
    const isFlagged = flag >= 0;
    const name = point.label ?? (typeof data.x === 'number' ? chartNumber(data.x) : data.x);
    return (
      <Mark
        key={id}
        id={lineMark(seriesIndex, indexInSeries)}
        hint={{ title: name, lines: [`${one.label} ${chartNumber(value)}`, ...(point.notes ?? [])] }}
        transform={`translate(${x} ${y})`}
        href={point.href}
      >
        <circle r={HIT_RADIUS} fill="transparent" />
        {isBeyond(value, limits) ? (
          <circle data-beyond r={RING} fill="none" stroke="var(--danger)" strokeWidth={2} />
        ) : null}
        <Marker
          style={seriesStyle(isFlagged ? series.length + flag : seriesIndex)}
          size={isFlagged ? FLAG_SIZE : MARK_SIZE}
        />
      </Mark>
    );
  });
}

/** Ticks of a scale: of ordinal numbers only whole ones, since there is nothing between two of them. */
function ticksOf(xs: readonly number[], count: number): number | readonly number[] {
  return xs.length > 0 && xs.every(Number.isInteger) ? wholeTicks(xs, count) : count;
}

export interface LinePlotProps extends Content {
  /** Distinct x values in order. */
  xs: readonly (number | string)[];
  xLabel: string;
  yLabel: string;
  yBounds: AxisBounds | undefined;
  width: number;
  height: number;
}

/** Lines between two axes. The x axis is a linear scale for numbers and a point scale for categories. */
export function LinePlot({ xs, xLabel, yLabel, yBounds, width, height, ...content }: LinePlotProps) {
  const { series, limits, bands, events } = content;
  const room = limitRoom(limits, width);
  const right = Math.max(PLANE_MARGIN.right, room.pixels);
  const across = width - PLANE_MARGIN.left - right;
  const isScale = xs.every((x) => typeof x === 'number');
  const names = bottomNames(xs.map(String), across / Math.max(1, xs.length), PLANE_MARGIN.left);
  const bottom = isScale ? PLANE_MARGIN.bottom : names.height + 34;
  const up = height - PLANE_MARGIN.top - bottom;
  const values = series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
  return (
    <LineContent value={{ ...content, room }}>
      <Line<Drawn>
        width={width}
        height={height}
        data={series.map(({ points }, index) => ({ id: String(index), data: points }))}
        layers={[Bands, 'grid', 'axes', Limits, Lines, LimitNames, Events, Points]}
        role="presentation"
        theme={chartTheme}
        margin={{ ...PLANE_MARGIN, right, bottom }}
        xScale={
          isScale
            ? { type: 'linear', ...paddedRange([...xs.map(Number), ...events.map(({ x }) => x)]) }
            : { type: 'point' }
        }
        yScale={valueScale(
          [
            ...values,
            ...limits.map(({ value }) => value),
            ...bands.flatMap(({ low, high, scaled }) => (scaled ? [low, high] : [])),
          ],
          yBounds,
        )}
        curve="linear"
        axisBottom={
          isScale
            ? figuresBelow(xLabel, ticksOf(xs.map(Number), tickCount(across)), across)
            : {
                ...namesBelow(names, xs, String),
                legend: fitText(xLabel, across),
                legendPosition: 'middle',
                legendOffset: bottom - 10,
              }
        }
        axisLeft={figuresAtLeft(yLabel, tickCount(up), up)}
        gridYValues={tickCount(up)}
        enableGridX={false}
        isInteractive={false}
        animate={false}
      />
    </LineContent>
  );
}
