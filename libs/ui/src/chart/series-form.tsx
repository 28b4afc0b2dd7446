import { type SeriesStyle } from './chart-theme';

/** Mark shapes around 0,0 with a radius of about 1: series differ by shape as well as by colour. */
const SHAPES = [
  'M-.9 0a.9.9 0 1 0 1.8 0a.9.9 0 1 0 -1.8 0Z',
  'M-.8 -.8H.8V.8H-.8Z',
  'M0 -1.05L1 .75H-1Z',
  'M0 -1.15L1.05 0L0 1.15L-1.05 0Z',
  'M0 1.05L-1 -.75H1Z',
  'M-.35 -1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35Z',
  'M0 -1.1L1.05 -.34L.65 .89H-.65L-1.05 -.34Z',
  'M0 -1.2L.32 -.4L1.15 -.37L.5 .15L.72 .97L0 .5L-.72 .97L-.5 .15L-1.15 -.37L-.32 -.4Z',
] as const;

/** Hatch patterns in a square of 8; the first is plain. */
const HATCHES = [
  '',
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M2 2h.01M6 6h.01',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M0 4H8',
  'M4 0V8',
  'M0 4H8M4 0V8',
  'M0 8L8 0M0 0L8 8',
] as const;

/** Line dashes in pixels; the first is solid. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '12 5', '4 2', '8 3 2 3 2 3', '1 5'] as const;

/** Dash of a series. */
export function seriesDash({ form }: SeriesStyle): string {
  return DASHES[form] ?? DASHES[0];
}

export interface MarkerProps {
  style: SeriesStyle;
  /** Radius in pixels. */
  size: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** Marker of a series, in a chart or its legend. */
export function Marker({ style, size, x = 0, y = 0 }: MarkerProps) {
  return (
    <path
      d={SHAPES[style.form]}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={style.colour}
      stroke="var(--surface)"
      strokeWidth={1.25 / size}
    />
  );
}

/** Pattern id of the series at an index; without an index, the pattern for missing values. */
function patternId(viewId: string, index: number | undefined): string {
  return `${viewId.replace(/[^\w-]/gu, '_')}-pattern-${index ?? 'none'}`;
}

/** Fill of the series at an index; without an index, the hatch for missing values. Needs `Patterns` in the page. */
export function patternFill(viewId: string, index?: number): string {
  return `url(#${patternId(viewId, index)})`;
}

interface PatternProps {
  id: string;
  ground: string;
  stroke: string;
  hatch: string | undefined;
}

function Pattern({ id, ground, stroke, hatch }: PatternProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={ground} />
      {hatch ? <path d={hatch} fill="none" stroke={stroke} strokeWidth={1.6} strokeLinecap="round" /> : null}
    </pattern>
  );
}

/** Area patterns, one for each series: its colour with its own hatch. */
export function Patterns({ viewId, seriesStyles }: { viewId: string; seriesStyles: readonly SeriesStyle[] }) {
  return (
    <defs>
      {seriesStyles.map(({ colour, form }, index) => (
        <Pattern
          key={index}
          id={patternId(viewId, index)}
          ground={colour}
          stroke="var(--surface)"
          hatch={HATCHES[form]}
        />
      ))}
      <Pattern
        id={patternId(viewId, undefined)}
        ground="var(--sunken)"
        stroke="var(--border-strong)"
        hatch={HATCHES[1]}
      />
    </defs>
  );
}

/** Legend swatch of an area. */
export function Swatch({ fill, outline }: { fill: string; outline: string }) {
  return <rect x={-11} y={-6} width={22} height={12} rx={2} fill={fill} stroke={outline} />;
}
