/** Tooltip of a mark on hover or focus. */
export interface Hint {
  title: string;
  lines: readonly string[];
}

/** Tooltip with the position of its mark in the plot, in pixels: centre, top and bottom edge. */
export interface PositionedHint extends Hint {
  x: number;
  top: number;
  bottom: number;
}

const MIN_SPACE_ABOVE = 64;
const GAP = 8;

/** Tooltip above its mark, or below when there is no space; it stays within the width of the plot. */
export function ChartHint({ hint, width }: { hint: PositionedHint; width: number }) {
  const x = Math.max(0, Math.min(width, hint.x));
  const below = hint.top < MIN_SPACE_ABOVE;
  return (
    <div
      data-slot="chart-hint"
      className="pointer-events-none absolute z-10 w-max max-w-60 rounded-control border border-border bg-raised px-2.5 py-1.5 text-xs wrap-anywhere text-text shadow-overlay"
      style={{
        left: x,
        top: below ? hint.bottom + GAP : hint.top - GAP,
        transform: `translate(-${(x / Math.max(width, 1)) * 100}%, ${below ? '0' : '-100%'})`,
      }}
    >
      <div className="font-medium">{hint.title}</div>
      {hint.lines.map((line, index) => (
        <div key={index} className="text-muted tabular-nums">
          {line}
        </div>
      ))}
    </div>
  );
}
