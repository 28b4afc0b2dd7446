/** What a chart draws; the grammar of graphics calls it the quick type. */
export type ChartKind = 'bar' | 'line' | 'pie' | 'scatter' | 'heat-map' | 'box';

/** `rect`: two axes at right angles. `theta`: angles by amount, as a pie has them. `polar`: an angle and a distance. */
export type CoordType = 'rect' | 'theta' | 'polar';

export interface ChartCoord {
  /** By default the one that belongs to the kind of chart. */
  type?: CoordType | undefined;
  /** Share of the room that the drawing takes, 0 to 1. */
  radius?: number | undefined;
  /** Share of the radius that stays free in the middle, 0 to 1: above 0 a pie is a doughnut. */
  innerRadius?: number | undefined;
  /** Degrees clockwise from the top, -360 to 360. */
  startAngle?: number | undefined;
  /** Degrees clockwise from the top, -360 to 360. */
  endAngle?: number | undefined;
}

/** What every chart must be told, and what a chart in a circle may be. */
export interface ChartOptions {
  /** The id of the drawing in the page. */
  viewId: string;
  /** Pixels, above 0. */
  height: number;
  /** Radii and angles of a chart in a circle; other charts accept only their own coordinate type. */
  coord?: ChartCoord | undefined;
}

/**
 * What is wrong with the options of a chart: `option`, none given or no height above 0; `viewId`, none; `radius`, one of
 * the radii; `startAngle`, `endAngle`; `coord`, the coordinates do not suit the kind of chart. The words are the host's.
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
