// Charts have their own entry: their library is large, so a page loads it only when it draws one.

// Shared props and options
export { type AxisBounds } from './chart/axis-layout';
export { type ChartProps } from './chart/chart';
export { ChartSource } from './chart/chart-source';
export {
  validateChartOptions,
  type ChartCoord,
  type ChartKind,
  type ChartOptions,
  type ChartProblem,
  type CoordType,
} from './chart/chart-options';

// Amounts by category
export { BarChart, type BarChartProps, type BarDatum } from './chart/bar-chart';
export { type BarGroup } from './chart/bar-plot';
export { GroupedBarChart, type GroupedBarChartProps } from './chart/grouped-bar-chart';
export { PieChart, type PieChartProps, type PieSlice } from './chart/pie-chart';

// Values along an axis, in a plane, and by row and column
export {
  type LineBand,
  type LineEvent,
  type LineFlag,
  type LineLimit,
  type LinePoint,
  type LineSeries,
} from './chart/line-figures';
export { LineChart, type LineChartProps } from './chart/line-chart';
export { CurveChart, type CurveChartProps } from './chart/curve-chart';
export { type CurveLine, type CurveSeries } from './chart/curve-figures';
export {
  ScatterChart,
  type ScatterChartProps,
  type ScatterLimit,
  type ScatterPoint,
  type ScatterSeries,
} from './chart/scatter-chart';
export {
  DenseScatterChart,
  type DenseScatterChartProps,
  type DenseScatterSeries,
} from './chart/dense-scatter-chart';
export { type DensePoints } from './chart/dense-layout';
export { type ScatterWindow } from './chart/scatter-window';
export { HeatMap, type HeatMapLine, type HeatMapProps } from './chart/heat-map';
export { type HeatRange } from './chart/heat-scale';
export { WindowMap, type WindowMapProps } from './chart/window-map';
export { type WindowRow } from './chart/window-bands';

// Distributions
export { BoxPlot, type BoxGroup, type BoxPlotProps, type BoxSeries } from './chart/box-plot';
export { type BoxLabels, type BoxPoint } from './chart/box-shapes';
export { boxSummary, quantile, type BoxFigures, type BoxSummary } from './chart/box-summary';
