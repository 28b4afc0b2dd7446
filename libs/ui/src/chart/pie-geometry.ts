import { type ChartCoord } from './chart-options';

export interface PieGeometry {
  /** Margin in pixels on every side. */
  margin: number;
  /** Fraction of the radius. */
  innerRadius: number;
  /** Degrees clockwise from the top. */
  startAngle: number;
  endAngle: number;
}

const WHOLE = 360;
/** Space for the focus outline of a slice. */
const EDGE = 4;

/** Geometry of a pie: a full turn that fills the space, unless the coordinates say otherwise. */
export function pieGeometry(coord: ChartCoord | undefined, width: number, height: number): PieGeometry {
  const { radius = 1, innerRadius = 0, startAngle = 0, endAngle = WHOLE } = coord ?? {};
  const half = Math.max(0, Math.min(width, height) / 2 - EDGE);
  return { margin: EDGE + half * (1 - radius), innerRadius, startAngle, endAngle };
}

/** Share of each amount in the total; negative amounts count as 0. */
export function shares(amounts: readonly number[]): number[] {
  const counted = amounts.map((amount) => (amount > 0 ? amount : 0));
  const whole = counted.reduce((sum, amount) => sum + amount, 0);
  return counted.map((amount) => (whole > 0 ? amount / whole : 0));
}
