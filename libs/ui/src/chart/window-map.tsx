import { useMemo } from 'react';
import { Chart, type ChartProps } from './chart';
import { type Hint } from './chart-hint';
import { type ChartTable } from './chart-table';
import { chartNumber } from './chart-theme';
import { HeatSwatch } from './heat-swatch';
import { type WindowRow } from './window-bands';
import { WindowRows } from './window-rows';
import { windowSteps } from './window-scale';

export interface WindowMapProps extends ChartProps {
  /** Rows from the top. */
  rows: readonly WindowRow[];
  /** Length of a window. */
  windowSize: number;
  /** Length of one unit of the axis, such as 1,000,000 for an axis in megabases. */
  axisUnit: number;
  /** Name of the axis, with its unit. */
  xLabel: string;
  /** Counts that the scale is for, when it must stay the same for several maps; by default those of the rows. */
  scaleOf?: readonly number[] | undefined;
  /** Tooltip of a window under the pointer. */
  windowHint: (row: WindowRow, window: number) => Hint;
  /** Table of the windows. */
  table: ChartTable;
  /** Key of the selected row. */
  selected?: string | undefined;
  /** Called with the key of a chosen row; makes each row a button. */
  onSelect?: ((key: string) => void) | undefined;
}

/**
 * Window map: counts in consecutive windows along rows of different lengths, such as variants along chromosomes, on a sequential
 * colour scale. A row can be selected; the table has every window.
 */
export function WindowMap({
  rows,
  windowSize,
  axisUnit,
  xLabel,
  scaleOf,
  windowHint,
  table,
  selected,
  onSelect,
  ...host
}: WindowMapProps) {
  const counts = scaleOf ?? rows;
  const steps = useMemo(
    () => windowSteps(counts.flatMap((one) => (typeof one === 'number' ? [one] : one.counts))),
    [counts],
  );
  return (
    <Chart
      kind="heat-map"
      host={host}
      table={table}
      legend={steps.map(({ from, to, colour }) => ({
        key: String(from),
        label: from === to ? chartNumber(from) : `${chartNumber(from)} – ${chartNumber(to)}`,
        mark: <HeatSwatch step={colour} />,
      }))}
      marks={rows.map(({ key }) => key)}
      onSelect={onSelect}
    >
      {(width) => (
        <WindowRows
          rows={rows}
          windowSize={windowSize}
          axisUnit={axisUnit}
          xLabel={xLabel}
          steps={steps}
          windowHint={windowHint}
          selected={selected}
          width={width}
          height={host.height}
        />
      )}
    </Chart>
  );
}
