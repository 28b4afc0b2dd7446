/** Chart type; the grammar of graphics calls it the quick type. */
export type ChartKind = 'bar' | 'line' | 'pie' | 'scatter' | 'heat-map' | 'box';

/**
 * Coordinate system. `rect`: two axes at right angles. `theta`: angles by amount, as in a pie. `polar`: angle and
 * distance.
 */
export type CoordType = 'rect' | 'theta' | 'polar';

export interface ChartCoord {
  /** Coordinate system; by default the one of the chart type. */
  type?: CoordType | undefined;
  /** Radius as a fraction of the available space, 0 to 1. */
  radius?: number | undefined;
  /** Inner radius as a fraction of the radius, 0 to 1: above 0 the pie is a doughnut. */
  innerRadius?: number | undefined;
  /** Degrees clockwise from the top, -360 to 360. */
  startAngle?: number | undefined;
  /** Degrees clockwise from the top, -360 to 360. */
  endAngle?: number | undefined;
}

/** Options of every chart, and of circular charts. */
export interface ChartOptions {
  /** DOM id of the drawing. */
  viewId: string;
  /** Height in pixels, above 0. */
  height: number;
  /** Radii and angles of a chart in a circle; other charts accept only their own coordinate type. */
  coord?: ChartCoord | undefined;
}

/**
 * Problem with chart options: `option`, none given or a height not above 0; `viewId`, missing; `radius`, one of the
 * radii; `startAngle`, `endAngle`; `coord`, a coordinate system that the chart type does not support. The host supplies
 * the messages.
 */
export type ChartProblem = 'option' | 'viewId' | 'radius' | 'startAngle' | 'endAngle' | 'coord';

const COORD_OF: Record<ChartKind, CoordType> = {
  bar: 'rect',
  line: 'rect',
  pie: 'theta',
  scatter: 'rect',
  'heat-map': 'rect',
  box: 'rect',
};

const FULL_TURN = 360;

function isIn(value: unknown, low: number, high: number): boolean {
  return value === undefined || (typeof value === 'number' && value >= low && value <= high);
}

/**
 * Validation of chart options: all problems in a fixed order, none when the chart can be drawn. Options may come from a
 * file, so no field is assumed to be present or of its type.
 */
export function validateChartOptions(
  kind: ChartKind,
  options: Partial<ChartOptions> | null | undefined,
): ChartProblem[] {
  if (typeof options !== 'object' || options === null) {
    return ['option'];
  }
  const { viewId, height } = options;
  const coord = options.coord ?? {};
  const found: Record<ChartProblem, boolean> = {
    option: !(typeof height === 'number' && height > 0 && Number.isFinite(height)),
    viewId: !(typeof viewId === 'string' && viewId.trim() !== ''),
    radius: !isIn(coord.radius, 0, 1) || !isIn(coord.innerRadius, 0, 1),
    startAngle: !isIn(coord.startAngle, -FULL_TURN, FULL_TURN),
    endAngle: !isIn(coord.endAngle, -FULL_TURN, FULL_TURN),
    coord: coord.type !== undefined && coord.type !== COORD_OF[kind],
  };
  return PROBLEMS.filter((problem) => found[problem]);
}

const PROBLEMS: readonly ChartProblem[] = ['option', 'viewId', 'radius', 'startAngle', 'endAngle', 'coord'];
