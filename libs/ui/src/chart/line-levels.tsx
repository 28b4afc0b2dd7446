import { type LineCustomSvgLayerProps } from '@nivo/line';
import { useContext } from 'react';
import { fitText } from './axis-layout';
import { LineContent, type Drawn } from './line-content';
import { limitName, NAME_GAP, namedLimits, type LineLimit } from './line-figures';

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

/** Labels of the limits, beside the drawing: above its lines they would lie on the newest points. */
export function LimitNames({ innerWidth, yScale }: LineCustomSvgLayerProps<Drawn>) {
  const { limits, room } = useContext(LineContent);
  return namedLimits(limits, yScale).map((limit) => (
    <text
      key={limit.key}
      data-limit-name
      x={innerWidth + NAME_GAP}
      y={yScale(limit.value)}
      dominantBaseline="central"
      style={{ fill: 'var(--text)', fontSize: 11, pointerEvents: 'none' }}
    >
      {fitText(limitName(limit, room.hasValues), room.pixels - NAME_GAP)}
    </text>
  ));
}
