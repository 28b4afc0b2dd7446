// The charts, apart from the rest: their engine is large, so a page asks for it only where it draws.
export { BarChart, type BarChartProps, type BarDatum } from './chart/bar-chart';
export {
  ScatterChart,
  type ScatterChartProps,
  type ScatterPoint,
  type ScatterSeries,
} from './chart/scatter-chart';
