import { HEAT_STEPS } from './heat-scale';

/** Colour of a heat step in a legend. */
export function HeatSwatch({ step }: { step: number }) {
  return (
    <rect
      x={-11}
      y={-6}
      width={22}
      height={12}
      rx={2}
      className={HEAT_STEPS[step]?.fill}
      stroke="var(--border-strong)"
    />
  );
}
