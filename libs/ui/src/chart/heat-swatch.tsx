import { HEAT_STEPS } from './heat-scale';

/** Colour of a heat step in a legend; null for a step without one. */
export function HeatSwatch({ step }: { step: number | null }) {
  return (
    <rect
      x={-11}
      y={-6}
      width={22}
      height={12}
      rx={2}
      {...(step === null ? { fill: 'none' } : { className: HEAT_STEPS[step]?.fill })}
      stroke="var(--border-strong)"
    />
  );
}
