/** Places of the samples on the axis before a laboratory's own shift. */
const SAMPLES = [
  { name: 'M8', x: 22 },
  { name: 'D5', x: 66 },
  { name: 'D6', x: 96 },
  { name: 'F7', x: 142 },
] as const;

const ROWS = [38, 96] as const;

export interface RatioPictureProps {
  readonly laboratories: readonly [string, string];
  /** Shift of all samples of each laboratory along the axis. */
  readonly shifts: readonly [number, number];
  /** Draws the line on which the common reference lies. */
  readonly reference?: boolean;
  /** Description of the picture for readers who do not see it. */
  readonly label: string;
}

/** Four samples of two laboratories on one axis. */
export function RatioPicture({ laboratories, shifts, reference = false, label }: RatioPictureProps) {
  return (
    <svg viewBox="0 0 250 136" role="img" aria-label={label} className="h-auto w-full">
      {reference ? (
        <path
          d={`M${96 + shifts[0]} 18V124`}
          className="stroke-primary-text"
          strokeWidth="1.5"
          strokeDasharray="4 3"
        />
      ) : null}
      {ROWS.map((y, row) => (
        <g key={y}>
          <text x="2" y={y - 20} className="fill-muted text-[11px]">
            {laboratories[row]}
          </text>
          <path d={`M2 ${y}H248`} className="stroke-border" strokeWidth="1.5" />
          {SAMPLES.map(({ name, x }) => {
            const isReference = name === 'D6';
            return (
              <g key={name} textAnchor="middle">
                <circle
                  cx={x + (shifts[row] ?? 0)}
                  cy={y}
                  r="11"
                  strokeWidth="1.5"
                  className={isReference ? 'fill-primary stroke-primary' : 'fill-surface stroke-strong'}
                />
                <text
                  x={x + (shifts[row] ?? 0)}
                  y={y + 3.5}
                  className={`text-[10px] font-semibold ${isReference ? 'fill-on-primary' : 'fill-text'}`}
                >
                  {name}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      <path d="M2 126H244M244 126l-5 -3M244 126l-5 3" className="fill-none stroke-strong" strokeWidth="1.5" />
      {reference ? (
        <text x={96 + shifts[0] + 5} y="122" className="fill-muted text-[11px]">
          1
        </text>
      ) : null}
    </svg>
  );
}
