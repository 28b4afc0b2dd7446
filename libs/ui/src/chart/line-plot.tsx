import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { createContext, useContext } from 'react';
import { bottomNames, fitText, paddedRange, tickCount } from './axis-layout';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { isBeyond, lineMark, type LineLimit, type LineSeries } from './line-figures';
import { Mark } from './marks';
import { figuresAtLeft, figuresBelow, namesBelow, PLANE_MARGIN } from './plane-axes';
import { Marker, seriesDash } from './series-form';

interface Drawn {
  id: string;
  data: readonly { x: number | string; y: number | null }[];
}

interface Content {
  series: readonly LineSeries[];
  limits: readonly LineLimit[];
}

const LineContent = createContext<Content>({ series: [], limits: [] });

const MARK_SIZE = 4.5;
/** Hit radius of a point in pixels. */
const HIT_RADIUS = 12;
const RING = 8;
const LIMIT_DASH: Record<LineLimit['kind'], string> = { centre: 'none', limit: '6 4' };

function Limits({ innerWidth, yScale }: LineCustomSvgLayerProps<Drawn>) {
  return useContext(LineContent).limits.map(({ key, value, kind }) => (
    <path
      key={key}
      d={`M0 ${yScale(value)}H${innerWidth}`}
      fill="none"
      stroke={kind === 'centre' ? 'var(--border-strong)' : 'var(--danger)'}
      strokeDasharray={LIMIT_DASH[kind]}
      strokeWidth={1.25}
    />
  ));
}

/** Labels of the limits, drawn above the lines that may cross them. */
function LimitNames({ innerWidth, yScale }: LineCustomSvgLayerProps<Drawn>) {
  return useContext(LineContent).limits.map(({ key, label, value }) => (
    <text
      key={key}
      x={innerWidth - 4}
      y={yScale(value) - 7}
      textAnchor="end"
      stroke="var(--surface)"
      strokeWidth={3}
      paintOrder="stroke"
      style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
    >
      {fitText(`${label} ${chartNumber(value)}`, innerWidth - 8)}
    </text>
  ));
}

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
  const { series, limits } = useContext(LineContent);
  return points.map(({ id, seriesIndex, indexInSeries, x, y, data }) => {
    const value = data.y;
    const one = series[seriesIndex];
    if (value === null || !one) {
      return null;
    }
    const name = typeof data.x === 'number' ? chartNumber(data.x) : data.x;
    return (
      <Mark
        key={id}
        id={lineMark(seriesIndex, indexInSeries)}
        hint={{ title: name, lines: [`${one.label} ${chartNumber(value)}`] }}
        transform={`translate(${x} ${y})`}
      >
        <circle r={HIT_RADIUS} fill="transparent" />
        {isBeyond(value, limits) ? (
          <circle data-beyond r={RING} fill="none" stroke="var(--danger)" strokeWidth={2} />
        ) : null}
        <Marker style={seriesStyle(seriesIndex)} size={MARK_SIZE} />
      </Mark>
    );
  });
}

export interface LinePlotProps extends Content {
  /** Distinct x values in order. */
  xs: readonly (number | string)[];
  xLabel: string;
  yLabel: string;
  width: number;
  height: number;
}

/** Lines between two axes. The x axis is a linear scale for numbers and a point scale for categories. */
export function LinePlot({ series, xs, limits, xLabel, yLabel, width, height }: LinePlotProps) {
  const across = width - PLANE_MARGIN.left - PLANE_MARGIN.right;
  const isScale = xs.every((x) => typeof x === 'number');
  const names = bottomNames(xs.map(String), across / Math.max(1, xs.length), PLANE_MARGIN.left);
  const bottom = isScale ? PLANE_MARGIN.bottom : names.height + 34;
  const up = height - PLANE_MARGIN.top - bottom;
  const values = series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
  return (
    <LineContent value={{ series, limits }}>
      <Line<Drawn>
        width={width}
        height={height}
        data={series.map(({ points }, index) => ({ id: String(index), data: points }))}
        layers={['grid', 'axes', Limits, Lines, LimitNames, Points]}
        role="presentation"
        theme={chartTheme}
        margin={{ ...PLANE_MARGIN, bottom }}
        xScale={isScale ? { type: 'linear', ...paddedRange(xs.map(Number)) } : { type: 'point' }}
        yScale={{
          type: 'linear',
          ...paddedRange([...values, ...limits.map(({ value }) => value)]),
          nice: true,
        }}
        curve="linear"
        axisBottom={
          isScale
            ? figuresBelow(xLabel, tickCount(across), across)
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
