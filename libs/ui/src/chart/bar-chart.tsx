import { ResponsiveBar, type BarItemProps, type BarTooltipProps } from '@nivo/bar';
import { ChartFrame, type ChartLabels } from './chart-frame';
import { axisNumber, chartNumber, chartTheme, seriesColour } from './chart-theme';
import { ChartTooltip } from './chart-tooltip';

export interface BarDatum {
  key: string;
  label: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  summary: string;
  /** In the order in which they are drawn, from above. */
  data: readonly BarDatum[];
  xLabel?: string | undefined;
  yLabel?: string | undefined;
  labels: ChartLabels;
  /** Pixels; by default as many as the bars need. */
  height?: number | undefined;
  /** Makes each bar a button. */
  onSelect?: ((key: string) => void) | undefined;
  className?: string | undefined;
}

type Drawn = { key: string; label: string; value: number };

/** Nivo drops '' from its data, but it is the key of "unknown": keys travel with a prefix. */
const pack = (key: string) => `=${key}`;
const unpack = (key: string) => key.slice(1);

const BAR_SPACE = 30;
const AXIS_SPACE = 64;
const LABEL_SPACE = { min: 48, max: 160, perCharacter: 7 };

function labelSpace(data: readonly BarDatum[]): number {
  const longest = Math.max(0, ...data.map(({ label }) => label.length));
  return Math.min(LABEL_SPACE.max, Math.max(LABEL_SPACE.min, longest * LABEL_SPACE.perCharacter + 16));
}

function shortened(label: string, space: number): string {
  const room = Math.floor((space - 16) / LABEL_SPACE.perCharacter);
  return label.length > room ? `${label.slice(0, room - 1)}…` : label;
}

function Hint({ data }: BarTooltipProps<Drawn>) {
  return <ChartTooltip title={data.label} lines={[chartNumber(data.value)]} />;
}

function barWith(onSelect: BarChartProps['onSelect']) {
  return function BarShape({ bar, onMouseEnter, onMouseLeave }: BarItemProps<Drawn>) {
    const { label, value } = bar.data.data;
    const key = unpack(bar.data.data.key);
    const press = onSelect
      ? {
          role: 'button',
          tabIndex: 0,
          'aria-label': `${label}: ${chartNumber(value)}`,
          onClick: () => onSelect(key),
          onKeyDown: (event: { key: string; preventDefault: () => void }) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onSelect(key);
            }
          },
          className: 'cursor-pointer hover:opacity-80',
        }
      : {};
    return (
      <g transform={`translate(${bar.x} ${bar.y})`} {...press}>
        <rect
          width={Math.max(1, bar.width)}
          height={bar.height}
          rx={2}
          fill={seriesColour(0)}
          onMouseEnter={(event) => onMouseEnter?.(bar.data, event)}
          onMouseLeave={(event) => onMouseLeave?.(bar.data, event)}
        />
        <text
          x={bar.width + 6}
          y={bar.height / 2}
          dominantBaseline="central"
          style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
        >
          {chartNumber(value)}
        </text>
      </g>
    );
  };
}

/** Amounts beside their names, as lying bars: names of any language stay readable. */
export function BarChart({
  title,
  summary,
  data,
  xLabel,
  yLabel,
  labels,
  height,
  onSelect,
  className,
}: BarChartProps) {
  const space = labelSpace(data);
  const table = {
    columns: [yLabel ?? '', xLabel ?? ''],
    rows: data.map(({ label, value }) => [label, chartNumber(value)]),
  };
  const names = new Map(data.map(({ key, label }) => [pack(key), label]));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={table}
      labels={labels}
      {...(className ? { className } : {})}
    >
      <div style={{ height: height ?? data.length * BAR_SPACE + AXIS_SPACE }} dir="ltr">
        <ResponsiveBar<Drawn>
          data={data.toReversed().map(({ key, label, value }) => ({ key: pack(key), label, value }))}
          keys={['value']}
          indexBy="key"
          layout="horizontal"
          role={onSelect ? 'group' : 'img'}
          ariaLabel={`${title}. ${summary}`}
          theme={chartTheme}
          margin={{ top: 4, right: 56, bottom: xLabel ? 52 : 32, left: space }}
          padding={0.3}
          enableGridX
          enableGridY={false}
          gridXValues={5}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            format: (key) => shortened(names.get(String(key)) ?? '', space),
          }}
          axisBottom={{
            tickSize: 4,
            tickValues: 5,
            format: (value) => axisNumber(Number(value)),
            ...(xLabel ? { legend: xLabel, legendPosition: 'middle' as const, legendOffset: 40 } : {}),
          }}
          barComponent={barWith(onSelect)}
          tooltip={Hint}
          animate={false}
        />
      </div>
    </ChartFrame>
  );
}
