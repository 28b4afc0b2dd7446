import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { createContext, useContext } from 'react';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { type ChartCoord } from './chart-options';
import { chartNumber, seriesStyle, shareNumber } from './chart-theme';
import { Mark } from './marks';
import { pieGeometry, shares } from './pie-geometry';
import { patternFill, Patterns, Swatch } from './series-form';

export interface PieSlice {
  /** Unique key of the slice. */
  key: string;
  /** Shown in the legend and in the table. */
  label: string;
  /** Amount, not below 0. */
  value: number;
}

export interface PieChartProps extends Omit<ChartProps, 'labels'> {
  /** Slices clockwise from the start angle. More than eight are hard to distinguish; use bars. */
  data: readonly PieSlice[];
  /** Radii and angles; an inner radius makes a doughnut. */
  coord?: ChartCoord | undefined;
  /** Table heads: slice, amount, and share of the total. */
  labels: ChartLabels & { slice: string; value: string; share: string };
  /** Called when a slice is selected; makes each slice a button. */
  onSelect?: ((key: string) => void) | undefined;
}

interface Drawn {
  id: string;
  value: number;
}

interface Content {
  viewId: string;
  data: readonly PieSlice[];
  parts: readonly number[];
}

const PieContent = createContext<Content>({ viewId: '', data: [], parts: [] });

function Slices({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Drawn>) {
  const { viewId, data, parts } = useContext(PieContent);
  return (
    <g transform={`translate(${centerX} ${centerY})`}>
      <Patterns viewId={viewId} seriesStyles={data.map((_, index) => seriesStyle(index))} />
      {dataWithArc.map(({ id, arc }) => {
        const index = Number(id);
        const slice = data[index];
        return slice ? (
          <Mark key={id} id={slice.key} hint={sliceHint(slice, parts[index] ?? 0)}>
            <path
              d={arcGenerator(arc) ?? undefined}
              fill={patternFill(viewId, index)}
              stroke="var(--surface)"
              strokeWidth={1.5}
            />
          </Mark>
        ) : null;
      })}
    </g>
  );
}

function sliceHint({ label, value }: PieSlice, part: number) {
  return { title: label, lines: [`${chartNumber(value)} (${shareNumber(part)})`] };
}

/** Pie or doughnut chart: shares of a whole; each slice has a colour and a hatch, and its share is in the legend. */
export function PieChart({ data, onSelect, ...host }: PieChartProps) {
  const { viewId, coord, height, labels } = host;
  const parts = shares(data.map(({ value }) => value));
  return (
    <Chart
      kind="pie"
      host={host}
      table={{
        columns: [labels.slice, labels.value, labels.share],
        rows: data.map(({ label, value }, index) => [label, value, shareNumber(parts[index] ?? 0)]),
      }}
      legend={data.map(({ key, label }, index) => ({
        key,
        label: `${label} ${shareNumber(parts[index] ?? 0)}`,
        mark: <Swatch fill={patternFill(viewId, index)} outline={seriesStyle(index).colour} />,
      }))}
      marks={data.map(({ key }) => key)}
      onSelect={onSelect}
    >
      {(width) => (
        <PieContent value={{ viewId, data, parts }}>
          <PieDrawing coord={coord} parts={parts} width={width} height={height} />
        </PieContent>
      )}
    </Chart>
  );
}

interface DrawingProps {
  coord: ChartCoord | undefined;
  parts: readonly number[];
  width: number;
  height: number;
}

function PieDrawing({ coord, parts, width, height }: DrawingProps) {
  const { margin, ...turn } = pieGeometry(coord, width, height);
  return (
    <Pie<Drawn>
      width={width}
      height={height}
      data={parts.map((value, index) => ({ id: String(index), value }))}
      {...turn}
      layers={[Slices]}
      role="presentation"
      margin={{ top: margin, right: margin, bottom: margin, left: margin }}
      isInteractive={false}
      animate={false}
    />
  );
}
