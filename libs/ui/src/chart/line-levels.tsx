import { type LineCustomSvgLayerProps } from '@nivo/line';
import { useContext } from 'react';
import { fitText } from './axis-layout';
import { chartNumber } from './chart-theme';
import { LineContent, type Drawn } from './line-content';
import { namedLimits, type LineLimit } from './line-figures';

const LIMIT_STYLE: Record<LineLimit['kind'], { dash: string; colour: string }> = {
  centre: { dash: 'none', colour: 'var(--border-strong)' },
  limit: { dash: '6 4', colour: 'var(--danger)' },
  warning: { dash: '2 4', colour: 'var(--warning)' },
  step: { dash: '1 6', colour: 'var(--border-strong)' },
};

/** Colours of a band. */
export const BAND_STYLE = { fill: 'var(--neutral-soft)', stroke: 'var(--neutral-line)' };

/** Bands across the drawing, behind everything else. */
export function Bands({ innerWidth, innerHeight, yScale }: LineCustomSvgLayerProps<Drawn>) {
  const within = (value: number) => Math.min(innerHeight, Math.max(0, yScale(value)));
  return useContext(LineContent).bands.map(({ label, low, high }) => (
    <rect
      key={label}
      data-band
      x={0}
      y={within(high)}
      width={innerWidth}
      height={Math.max(0, within(low) - within(high))}
      {...BAND_STYLE}
    />
  ));
}

/** Lines of the limits. */
export function Limits({ innerWidth, yScale }: LineCustomSvgLayerProps<Drawn>) {
  return useContext(LineContent).limits.map(({ key, value, kind }) => (
    <path
      key={key}
      d={`M0 ${yScale(value)}H${innerWidth}`}
      fill="none"
      stroke={LIMIT_STYLE[kind].colour}
      strokeDasharray={LIMIT_STYLE[kind].dash}
      strokeWidth={1.25}
    />
  ));
}

/** Labels of the limits, drawn above the lines that may cross them. */
export function LimitNames({ innerWidth, yScale }: LineCustomSvgLayerProps<Drawn>) {
  return namedLimits(useContext(LineContent).limits, yScale).map(({ key, label, value }) => (
    <text
      key={key}
      x={innerWidth - 4}
      y={yScale(value) - 7}
      textAnchor="end"
      stroke="var(--surface)"
      strokeWidth={3}
      paintOrder="stroke"
      style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
    >
      {fitText(`${label} ${chartNumber(value)}`, innerWidth - 8)}
    </text>
  ));
}
