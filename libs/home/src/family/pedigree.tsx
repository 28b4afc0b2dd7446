export interface PedigreeProps {
  /** Description of the picture for readers who do not see it. */
  readonly label: string;
  readonly className?: string;
}

/** Half the width of a symbol. */
const R = 17;

/** Pedigree of the family of the four samples, in the usual symbols: a square for the father, circles for women, a bar between identical twins. */
export function Pedigree({ label, className }: PedigreeProps) {
  return (
    <svg viewBox="0 0 200 170" role="img" aria-label={label} className={className}>
      <g className="fill-none stroke-strong" strokeWidth="2">
        <path d="M40 30H160M100 30V76M100 76L52 118M100 76L148 118M78.3 95H121.7" />
        <rect x={40 - R} y={30 - R} width={2 * R} height={2 * R} rx="3" className="fill-surface" />
        <circle cx="160" cy="30" r={R} className="fill-surface" />
        <circle cx="44" cy="132" r={R} className="fill-surface" />
        <circle cx="156" cy="132" r={R + 5} className="stroke-primary-text" strokeDasharray="3 3" />
        <circle cx="156" cy="132" r={R} className="fill-primary stroke-primary" />
      </g>
      <g aria-hidden textAnchor="middle" className="fill-text text-[13px] font-semibold">
        <text x="40" y="35">
          F7
        </text>
        <text x="160" y="35">
          M8
        </text>
        <text x="44" y="137">
          D5
        </text>
        <text x="156" y="137" className="fill-on-primary">
          D6
        </text>
      </g>
    </svg>
  );
}
