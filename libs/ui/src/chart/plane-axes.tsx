import { type AxisProps, type AxisTickProps } from '@nivo/axes';
import { type Margin } from '@nivo/core';
import { fitText, type BottomNames } from './axis-layout';
import { axisNumber } from './chart-theme';

/** Margins of a plot with numeric axes at the left and below. */
export const PLANE_MARGIN: Margin = { top: 12, right: 20, bottom: 52, left: 66 };

const BOTTOM_OFFSET = 40;
/** Leaves room for numbers of six characters, such as -0.985, between label and axis. */
const LEFT_OFFSET = -56;

/** Numeric axis below, with its label shortened to fit. */
export function figuresBelow(
  label: string | undefined,
  ticks: number | readonly number[],
  pixels: number,
): AxisProps {
  return {
    tickSize: 4,
    tickValues: ticks,
    format: (value) => axisNumber(Number(value)),
    ...(label
      ? { legend: fitText(label, pixels), legendPosition: 'middle' as const, legendOffset: BOTTOM_OFFSET }
      : {}),
  };
}

/** Numeric axis at the left. */
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

const TICK = 4;
const SLANT = -45;

/**
 * Slanted label that ends at its tick. Nivo's own tick mirrors the anchor in a right-to-left page, although the drawing
 * still runs from left to right.
 */
function SlantedName({ value, format, x, y, textY, theme }: AxisTickProps<string | number>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <line y2={TICK} style={theme.line} />
      <text
        transform={`translate(0 ${textY}) rotate(${SLANT})`}
        textAnchor="end"
        dominantBaseline="central"
        style={theme.text}
      >
        {format?.(value) ?? value}
      </text>
    </g>
  );
}

/** Category axis below. */
export function namesBelow(
  { slanted, available, every }: BottomNames,
  values: readonly (string | number)[],
  name: (value: string | number) => string,
): AxisProps {
  return {
    tickSize: TICK,
    tickPadding: 6,
    tickValues: values.filter((_, index) => index % every === 0),
    format: (value: string | number) => fitText(name(value), available),
    ...(slanted ? { renderTick: SlantedName } : {}),
  };
}
