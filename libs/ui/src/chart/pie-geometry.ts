import { type ChartCoord } from './chart-options';

export interface PieGeometry {
  /** Pixels free on every side. */
  margin: number;
  /** Share of the radius. */
  innerRadius: number;
  /** Degrees clockwise from the top. */
  startAngle: number;
  endAngle: number;
}

const WHOLE = 360;
/** Room for the outline of a focused slice. */
const EDGE = 4;

/** Where a pie lies in its room: a whole turn that fills it, unless the coordinates say otherwise. */
export function pieGeometry(coord: ChartCoord | undefined, width: number, height: number): PieGeometry {
  const { radius = 1, innerRadius = 0, startAngle = 0, endAngle = WHOLE } = coord ?? {};
  const half = Math.max(0, Math.min(width, height) / 2 - EDGE);
  return { margin: EDGE + half * (1 - radius), innerRadius, startAngle, endAngle };
}

/** The part that each amount has in the whole; amounts below 0, which have no part, count as 0. */
export function shares(amounts: readonly number[]): number[] {
  const counted = amounts.map((amount) => (amount > 0 ? amount : 0));
  const whole = counted.reduce((sum, amount) => sum + amount, 0);
  return counted.map((amount) => (whole > 0 ? amount / whole : 0));
}
