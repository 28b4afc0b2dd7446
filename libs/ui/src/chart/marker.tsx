/** Outlines of the marks, around 0,0 with a radius of about 1: series differ by shape as well as by colour. */
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

export interface MarkerProps {
  /** Place of the series. */
  series: number;
  colour: string;
  /** Radius in pixels. */
  size: number;
  x?: number | undefined;
  y?: number | undefined;
}

/** The mark of a series, in a chart or in its legend. */
export function Marker({ series, colour, size, x = 0, y = 0 }: MarkerProps) {
  return (
    <path
      d={SHAPES[series % SHAPES.length]}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={colour}
      stroke="var(--surface)"
      strokeWidth={1.25 / size}
    />
  );
}
