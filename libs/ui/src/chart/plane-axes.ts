import { type AxisProps } from '@nivo/axes';
import { fitText } from './axis-room';
import { axisNumber } from './chart-theme';

/** Room around a plane with a figure axis at the left and one below. */
export const PLANE_MARGIN = { top: 12, right: 20, bottom: 52, left: 60 };

const BOTTOM_OFFSET = 40;
const LEFT_OFFSET = -48;

/** An axis of figures below, with its name cut to the room. */
export function figuresBelow(label: string | undefined, ticks: number, pixels: number): AxisProps {
  return {
    tickSize: 4,
    tickValues: ticks,
    format: (value) => axisNumber(Number(value)),
    ...(label
      ? { legend: fitText(label, pixels), legendPosition: 'middle' as const, legendOffset: BOTTOM_OFFSET }
      : {}),
  };
}

/** An axis of figures at the left. */
export function figuresAtLeft(label: string | undefined, ticks: number, pixels: number): AxisProps {
  return {
    tickSize: 4,
    tickValues: ticks,
    format: (value) => axisNumber(Number(value)),
    ...(label
      ? { legend: fitText(label, pixels), legendPosition: 'middle' as const, legendOffset: LEFT_OFFSET }
      : {}),
  };
}
