import { HeatMap as NivoHeatMap, type CellComponentProps } from '@nivo/heatmap';
import { createContext, useContext } from 'react';
import { bottomNames, fitText, leftMargin, textWidth } from './axis-layout';
import { Chart, type ChartProps } from './chart';
import { type ChartLabels } from './chart-labels';
import { chartNumber, chartTheme } from './chart-theme';
import { beyondRange, HEAT_STEPS, heatBounds, heatRange, heatStep, type HeatRange } from './heat-scale';
import { HeatSwatch } from './heat-swatch';
import { Mark } from './marks';
import { namesBelow } from './plane-axes';
import { patternFill, Patterns, Swatch } from './series-form';

export interface HeatMapLine {
  /** Unique key of the line. */
  key: string;
  /** Shown beside the row or column, in the tooltip and in the table. */
  label: string;
}

export interface HeatMapProps extends Omit<ChartProps, 'labels'> {
  /** Rows from the top. */
  rows: readonly HeatMapLine[];
  /** Columns in order; each row has a value for each. */
  columns: readonly HeatMapLine[];
  /** Values by row and column; null for a missing one. */
  values: readonly (readonly (number | null)[])[];
  /**
   * Values of the lightest and the darkest step; by default the minimum and the maximum. Values beyond have the colour of the end
   * step, and the legend says so.
   */
  range?: HeatRange | undefined;
  /** `corner` heads the row labels; `noValue` names cells without a value. */
  labels: ChartLabels & { corner?: string | undefined; noValue: string };
  /** Called when a cell is selected; makes each cell a button. */
  onSelect?: ((row: string, column: string) => void) | undefined;
}

interface Content extends Pick<HeatMapProps, 'viewId' | 'rows' | 'columns'> {
  range: HeatRange | null;
  noValue: string;
  /** Width of the widest number in pixels: either all cells show their numbers, or none does. */
  numberWidth: number;
}

const HeatContent = createContext<Content>({
  viewId: '',
  rows: [],
  columns: [],
  range: null,
  noValue: '',
  numberWidth: 0,
});

interface Drawn {
  x: string;
  y: number | null;
}

/** Mark id of a cell from its row and column index. */
function cellMark(row: number | string, column: number | string): string {
  return `${row}:${column}`;
}

function Cell({ cell }: CellComponentProps<Drawn>) {
  const { viewId, rows, columns, range, noValue, numberWidth } = useContext(HeatContent);
  const { serieId, value, data, x, y, width, height } = cell;
  const figure = value === null ? noValue : chartNumber(value);
  const step = value === null || !range ? undefined : HEAT_STEPS[heatStep(value, range)];
  const hint = {
    title: `${rows[Number(serieId)]?.label ?? ''}, ${columns[Number(data.x)]?.label ?? ''}`,
    lines: [figure],
  };
  return (
    <Mark
      id={cellMark(serieId, data.x)}
      hint={hint}
      transform={`translate(${x - width / 2} ${y - height / 2})`}
    >
      <rect
        width={width}
        height={height}
        stroke="var(--surface)"
        {...(step ? { className: step.fill } : { fill: patternFill(viewId) })}
      />
      {step && numberWidth <= width - 6 && height >= 16 ? (
        <text
          x={width / 2}
          y={height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          className={step.label}
          style={{ fontSize: 11, pointerEvents: 'none' }}
        >
          {figure}
        </text>
      ) : null}
    </Mark>
  );
}

function NoValuePattern() {
  return <Patterns viewId={useContext(HeatContent).viewId} seriesStyles={[]} />;
}

function heatLegend(
  viewId: string,
  range: HeatRange | null,
  values: readonly (number | null)[],
  gap: string | undefined,
) {
  const beyond = range && beyondRange(values, range);
  const labelOf = (from: number, to: number, index: number) => {
    if (beyond?.below && index === 0) {
      return `≤ ${chartNumber(to)}`;
    }
    if (beyond?.above && index === HEAT_STEPS.length - 1) {
      return `≥ ${chartNumber(from)}`;
    }
    return from === to ? chartNumber(from) : `${chartNumber(from)} – ${chartNumber(to)}`;
  };
  const steps = range
    ? heatBounds(range).map(({ from, to }, index) => ({
        key: String(index),
        label: labelOf(from, to, index),
        mark: <HeatSwatch step={index} />,
      }))
    : [];
  return gap === undefined
    ? steps
    : [
        ...steps,
        {
          key: 'none',
          label: gap,
          mark: <Swatch fill={patternFill(viewId)} outline="var(--border-strong)" />,
        },
      ];
}

/**
 * Heat map: values by row and column on a sequential colour scale, with the numbers in the cells where all of them fit.
 */
export function HeatMap({ rows, columns, values, onSelect, ...host }: HeatMapProps) {
  const { viewId, height, labels } = host;
  const value = (row: number, column: number) => values[row]?.[column] ?? null;
  const all = rows.flatMap((_, row) => columns.map((__, column) => value(row, column)));
  const range = host.range ?? heatRange(all);
  const numberWidth = Math.max(0, ...all.map((each) => (each === null ? 0 : textWidth(chartNumber(each)))));
  const select = (mark: string) => {
    const [row, column] = mark.split(':').map(Number);
    onSelect?.(rows[row ?? 0]?.key ?? '', columns[column ?? 0]?.key ?? '');
  };
  return (
    <Chart
      kind="heat-map"
      host={host}
      table={{
        columns: [labels.corner ?? '', ...columns.map(({ label }) => label)],
        rows: rows.map(({ label }, row) => [label, ...columns.map((_, column) => value(row, column) ?? '')]),
      }}
      legend={heatLegend(viewId, range, all, all.includes(null) ? labels.noValue : undefined)}
      marks={rows.flatMap((_, row) => columns.map((__, column) => cellMark(row, column)))}
      perRow={columns.length}
      onSelect={onSelect && select}
    >
      {(width) => (
        <HeatContent value={{ viewId, rows, columns, range, noValue: labels.noValue, numberWidth }}>
          <HeatDrawing rows={rows} columns={columns} value={value} width={width} height={height} />
        </HeatContent>
      )}
    </Chart>
  );
}

interface DrawingProps extends Pick<HeatMapProps, 'rows' | 'columns'> {
  value: (row: number, column: number) => number | null;
  width: number;
  height: number;
}

function HeatDrawing({ rows, columns, value, width, height }: DrawingProps) {
  const left = leftMargin(
    rows.map(({ label }) => label),
    width,
  );
  const slot = (width - left - 4) / Math.max(1, columns.length);
  const below = bottomNames(
    columns.map(({ label }) => label),
    slot,
    left + slot / 2,
  );
  const data = rows.map((_, row) => ({
    id: String(row),
    data: columns.map((__, column): Drawn => ({ x: String(column), y: value(row, column) })),
  }));
  return (
    <NivoHeatMap<Drawn, object>
      width={width}
      height={height}
      data={data}
      layers={[NoValuePattern, 'axes', 'cells']}
      role="presentation"
      theme={chartTheme}
      margin={{ top: 4, right: 4, bottom: below.height, left }}
      colors={() => 'none'}
      axisTop={null}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (row) => fitText(rows[Number(row)]?.label ?? '', left - 10),
      }}
      axisBottom={namesBelow(
        below,
        columns.map((_, column) => String(column)),
        (column) => columns[Number(column)]?.label ?? '',
      )}
      cellComponent={Cell}
      isInteractive={false}
      animate={false}
    />
  );
}
