import { type ScatterPlotLayerProps } from '@nivo/scatterplot';
import { createContext, useContext, useMemo } from 'react';
import { type SeriesStyle } from './chart-theme';
import { dotImage, dotPath, MAX_SHAPES } from './dense-drawing';
import { type DenseLayout } from './dense-layout';
import { useThemeVersion } from './use-theme-version';

/** Content of a dense plot: Nivo passes only its own data to a layer. */
export interface DenseContentValue {
  layout: DenseLayout;
  /** Style of each series, and the order of drawing. */
  styles: readonly SeriesStyle[];
  order: readonly number[];
  /** Selected point and its name. */
  selected: { index: number; name: string } | undefined;
  /** Point of the keyboard or the pointer. */
  current: number | undefined;
}

export const DenseContent = createContext<DenseContentValue | null>(null);

/** Datum type of Nivo, which draws no point itself. */
export interface NoDatum {
  x: number;
  y: number;
}

const DOT = 3.5;
const RING = 6;

/** Colour of a variable such as `var(--chart-1)`, as a canvas reads it. */
function resolved(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/u.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}

/** Chart layer with all points, drawn anew for another theme: one path for each series, or one image where they are very many. */
export function DensePoints({ innerWidth, innerHeight }: ScatterPlotLayerProps<NoDatum>) {
  const content = useContext(DenseContent);
  const theme = useThemeVersion();
  if (!content) {
    return null;
  }
  const count = content.layout.drawn.reduce((sum, drawn) => sum + drawn.length, 0);
  return count > MAX_SHAPES ? (
    <DotImage key={theme} content={content} width={innerWidth} height={innerHeight} />
  ) : (
    <DotPaths content={content} />
  );
}

function DotPaths({ content: { layout, styles, order } }: { content: DenseContentValue }) {
  const paths = useMemo(() => layout.drawn.map((drawn) => dotPath(layout, drawn)), [layout]);
  return order.map((series) => (
    <path
      key={series}
      data-dots={series}
      d={paths[series]}
      fill="none"
      stroke={styles[series]?.colour}
      strokeWidth={DOT}
      strokeLinecap="round"
    />
  ));
}

interface DotImageProps {
  content: DenseContentValue;
  width: number;
  height: number;
}

function DotImage({ content: { layout, styles, order }, width, height }: DotImageProps) {
  const address = useMemo(() => {
    const series = order.map((index) => ({
      colour: resolved(styles[index]?.colour ?? ''),
      drawn: layout.drawn[index] ?? [],
    }));
    return dotImage(layout, series, { width, height, dot: DOT });
  }, [layout, styles, order, width, height]);
  return <image data-dots="image" href={address} width={width} height={height} />;
}

/** Chart layer with a ring around the selected point, and one around the current point. */
export function DenseRings({ innerWidth }: ScatterPlotLayerProps<NoDatum>) {
  const content = useContext(DenseContent);
  if (!content) {
    return null;
  }
  const { layout, selected, current } = content;
  const at = selected ? layout.positionOf(selected.index) : undefined;
  const cursor = current === undefined ? undefined : layout.positionOf(current);
  return (
    <>
      {selected && at ? (
        <g data-selected={selected.name} transform={`translate(${at.x} ${at.y})`}>
          <circle r={RING} fill="none" stroke="var(--surface)" strokeWidth={5} />
          <circle r={RING} fill="none" stroke="var(--text)" strokeWidth={2} />
          <text
            x={at.x > innerWidth / 2 ? -RING * 2 : RING * 2}
            textAnchor={at.x > innerWidth / 2 ? 'end' : 'start'}
            dominantBaseline="central"
            fontSize={12}
            fontWeight={600}
            fill="var(--text)"
            stroke="var(--surface)"
            strokeWidth={3}
            paintOrder="stroke"
          >
            {selected.name}
          </text>
        </g>
      ) : null}
      {cursor ? (
        <circle
          cx={cursor.x}
          cy={cursor.y}
          r={RING}
          fill="none"
          stroke="var(--primary-text)"
          strokeWidth={2}
        />
      ) : null}
    </>
  );
}
