import { ScatterPlot } from '@nivo/scatterplot';
import { memo, useMemo, useRef } from 'react';
import { useBoxWidth } from '../pdf-viewer/use-box-width';
import { tickCount } from './axis-layout';
import { ChartHint } from './chart-hint';
import { chartTheme, type SeriesStyle } from './chart-theme';
import { type DensePoints as DensePointsData, type PlaneRange } from './dense-layout';
import { DenseContent, DensePoints, DenseRings, type NoDatum } from './dense-points';
import { DenseZoom, type DenseZoomLabels } from './dense-zoom';
import { figuresAtLeft, figuresBelow, PLANE_MARGIN } from './plane-axes';
import { type ScatterLimit } from './scatter-chart';
import { useDenseExplorer } from './use-dense-explorer';

export interface DensePlotProps {
  viewId: string;
  /** Accessible name of the plot: title and description. */
  label: string;
  points: DensePointsData;
  series: readonly { label: string; style: SeriesStyle; muted: boolean }[];
  limits: readonly ScatterLimit[];
  xLabel: string;
  yLabel: string;
  height: number;
  whole: PlaneRange;
  selected: number | undefined;
  onSelect: ((index: number) => void) | undefined;
  /** Accessible name of the control that moves over the points. */
  explore: string;
  zoom: DenseZoomLabels;
}

const LIMIT_LINE = { stroke: 'var(--muted)', strokeWidth: 1.5, strokeDasharray: '6 4' };
const EMPTY = [{ id: 'none', data: [] as NoDatum[] }];

/** Plot of a dense scatter chart: axes, points, pointer, keyboard and zoom. */
export function DensePlot(props: DensePlotProps) {
  const { viewId, label, points, series, height, selected } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useBoxWidth(box);
  const across = Math.max(1, width - PLANE_MARGIN.left - PLANE_MARGIN.right);
  const up = Math.max(1, height - PLANE_MARGIN.top - PLANE_MARGIN.bottom);
  const explorer = useDenseExplorer(props, { width: across, height: up });
  const { layout, order, visible, current, hint } = explorer;
  const content = useMemo(
    () => ({
      layout,
      styles: series.map(({ style }) => style),
      order,
      selected: selected === undefined ? undefined : { index: selected, name: points.nameAt(selected) },
      current,
    }),
    [layout, series, order, selected, points, current],
  );
  return (
    <>
      <DenseZoom labels={props.zoom} zoomed={explorer.zoomed} onZoom={explorer.zoomTo} />
      <div
        ref={box}
        id={viewId}
        data-slot="chart-plot"
        role="group"
        aria-label={label}
        dir="ltr"
        className="relative"
        style={{ height }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={props.explore}
          {...explorer.slider}
          aria-valuenow={explorer.position}
          className="rounded-control outline-offset-2"
        >
          <DenseContent value={content}>
            {width > 0 ? (
              <DensePlane
                limits={props.limits}
                xLabel={props.xLabel}
                yLabel={props.yLabel}
                height={height}
                visible={visible}
                width={width}
                across={across}
                up={up}
              />
            ) : null}
          </DenseContent>
        </div>
        {hint ? <ChartHint hint={hint} width={width} /> : null}
      </div>
    </>
  );
}

interface DensePlaneProps extends Pick<DensePlotProps, 'limits' | 'xLabel' | 'yLabel' | 'height'> {
  visible: PlaneRange;
  width: number;
  across: number;
  up: number;
}

/** Scale of an axis from edge to edge: by default Nivo extends it to round numbers, and the points would not fit the ticks. */
function axisScale([min, max]: readonly [number, number]) {
  return { type: 'linear' as const, min, max, nice: false };
}

/** Axes, grid and points: drawn again for another part of the plane, not for each move of the pointer. */
const DensePlane = memo(function DensePlane(props: DensePlaneProps) {
  const { limits, xLabel, yLabel, height, visible, width, across, up } = props;
  const inside = limits.filter(({ axis, value }) => value >= visible[axis][0] && value <= visible[axis][1]);
  return (
    <ScatterPlot<NoDatum>
      width={width}
      height={height}
      data={EMPTY}
      role="presentation"
      theme={chartTheme}
      margin={PLANE_MARGIN}
      xScale={axisScale(visible.x)}
      yScale={axisScale(visible.y)}
      axisBottom={figuresBelow(xLabel, tickCount(across), across)}
      axisLeft={figuresAtLeft(yLabel, tickCount(up), up)}
      gridXValues={tickCount(across)}
      gridYValues={tickCount(up)}
      markers={inside.map(({ axis, value }) => ({ axis, value, lineStyle: LIMIT_LINE }))}
      layers={['grid', 'axes', DensePoints, 'markers', DenseRings]}
      isInteractive={false}
      useMesh={false}
      animate={false}
    />
  );
});
