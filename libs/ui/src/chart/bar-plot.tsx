import { Bar, type BarItemProps, type BarSvgProps } from '@nivo/bar';
import { createContext, useContext } from 'react';
import { fitText, leftMargin, textWidth, tickCount } from './axis-layout';
import { chartNumber, chartTheme, seriesStyle } from './chart-theme';
import { Mark } from './marks';
import { figuresBelow } from './plane-axes';
import { patternFill, Patterns } from './series-form';

/** Group of bars, one bar for each series. */
export interface BarGroup {
  /** Unique in the chart. */
  key: string;
  /** Name of the group: beside its bars, in the hint and in the table. */
  label: string;
  /** One value for each series, in their order; null for a missing bar. */
  values: readonly (number | null)[];
}

export interface BarPlotProps {
  viewId: string;
  groups: readonly BarGroup[];
  /** Names of the series, in order. */
  series: readonly string[];
  stacked: boolean;
  /** Whether each bar shows its value at its end. */
  figures: boolean;
  /** End of the axis; by default a round number at or after the longest bar. */
  max?: number | undefined;
  xLabel?: string | undefined;
  width: number;
  height: number;
}

type Drawn = Record<string, string | number>;

/** Nivo drops '' from its data, but '' is the key of "unknown": prefix the keys. */
const pack = (key: string) => `=${key}`;
const FIGURE_GAP = 6;

interface Content {
  viewId: string;
  groups: ReadonlyMap<string, BarGroup>;
  series: readonly string[];
  figures: boolean;
  stacked: boolean;
}

const BarContent = createContext<Content>({
  viewId: '',
  groups: new Map(),
  series: [],
  figures: false,
  stacked: false,
});

/** Mark id of a bar. */
export function barMark(group: string, index: number): string {
  return `${index}:${group}`;
}

function BarShape({ bar }: BarItemProps<Drawn>) {
  const { viewId, groups, series, figures, stacked } = useContext(BarContent);
  const index = Number(bar.data.id);
  const group = groups.get(String(bar.data.indexValue));
  const value = group?.values[index];
  if (!group || value === null || value === undefined) {
    return null;
  }
  const figure = chartNumber(value);
  const line = series.length > 1 ? `${series[index] ?? ''} ${figure}` : figure;
  const fill = series.length > 1 ? patternFill(viewId, index) : seriesStyle(0).colour;
  return (
    <Mark
      id={barMark(group.key, index)}
      hint={{ title: group.label, lines: [line] }}
      transform={`translate(${bar.x} ${bar.y})`}
    >
      <rect
        width={value === 0 ? 0 : Math.max(1, bar.width)}
        height={bar.height}
        rx={2}
        fill={fill}
        {...(stacked ? { stroke: 'var(--surface)' } : {})}
      />
      {figures ? (
        <text
          x={bar.width + FIGURE_GAP}
          y={bar.height / 2}
          dominantBaseline="central"
          style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
        >
          {figure}
        </text>
      ) : null}
    </Mark>
  );
}

function BarPatterns() {
  const { viewId, series } = useContext(BarContent);
  return <Patterns viewId={viewId} seriesStyles={series.map((_, index) => seriesStyle(index))} />;
}

/** Scale from 0 to the ends of the bars on both sides, or to `end`. Nivo's own leaves 0 out where all values are negative. */
function valueScaleOf(
  groups: readonly BarGroup[],
  end: number | undefined,
): Pick<BarSvgProps<Drawn>, 'valueScale'> {
  const values = groups.flatMap((group) => group.values.map((value) => value ?? 0));
  const min = Math.min(0, ...values);
  if (end !== undefined) return { valueScale: { type: 'linear', min, max: end } };
  return min < 0 ? { valueScale: { type: 'linear', min, max: Math.max(0, ...values), nice: true } } : {};
}

/** Horizontal bars, so that labels of any language stay readable. */
export function BarPlot(props: BarPlotProps) {
  const { viewId, groups, series, stacked, figures, max, xLabel, width, height } = props;
  const names = new Map(groups.map(({ key, label }) => [pack(key), label]));
  const left = leftMargin([...names.values()], width);
  const widest = figures
    ? Math.max(
        0,
        ...groups.flatMap(({ values }) => values.map((value) => textWidth(chartNumber(value ?? 0)))),
      )
    : 0;
  const margin = { top: 4, right: figures ? widest + FIGURE_GAP + 4 : 20, bottom: xLabel ? 52 : 32, left };
  const data = groups.toReversed().map(({ key, values }): Drawn => ({
    key: pack(key),
    ...Object.fromEntries(values.flatMap((value, index) => (value === null ? [] : [[String(index), value]]))),
  }));
  const ticks = tickCount(width - margin.left - margin.right);
  const content = {
    viewId,
    groups: new Map(groups.map((group) => [pack(group.key), group])),
    series,
    figures,
    stacked,
  };
  return (
    <BarContent value={content}>
      <Bar<Drawn>
        width={width}
        height={height}
        data={data}
        keys={series.map((_, index) => String(index))}
        indexBy="key"
        layout="horizontal"
        groupMode={stacked ? 'stacked' : 'grouped'}
        {...valueScaleOf(groups, max)}
        layers={[BarPatterns, 'grid', 'axes', 'bars']}
        role="presentation"
        theme={chartTheme}
        margin={margin}
        padding={0.3}
        innerPadding={stacked || series.length < 2 ? 0 : 1}
        enableGridX
        enableGridY={false}
        gridXValues={ticks}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          format: (key) => fitText(names.get(String(key)) ?? '', left - 10),
        }}
        axisBottom={figuresBelow(xLabel, ticks, width - margin.left - margin.right)}
        barComponent={BarShape}
        isInteractive={false}
        animate={false}
      />
    </BarContent>
  );
}
