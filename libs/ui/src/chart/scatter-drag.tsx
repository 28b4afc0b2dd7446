import { type ScatterPlotLayerProps } from '@nivo/scatterplot';
import { createContext, useContext, useState, type PointerEvent } from 'react';
import { windowOfCorners, type ScatterWindow } from './scatter-window';

/** Receiver of a window that was drawn by the pointer; undefined where windows cannot be drawn. */
export const WindowReceiver = createContext<((window: ScatterWindow) => void) | undefined>(undefined);

type Corner = readonly [number, number];

interface Scale {
  invert?: (pixel: number) => number;
}

/** Ground of a scatter chart on which a mouse or pen draws a window. A finger scrolls the page instead. */
export function DragGround({
  innerWidth,
  innerHeight,
  xScale,
  yScale,
}: Pick<ScatterPlotLayerProps<never>, 'innerWidth' | 'innerHeight' | 'xScale' | 'yScale'>) {
  const receive = useContext(WindowReceiver);
  const [stroke, setStroke] = useState<readonly [Corner, Corner]>();
  if (!receive) {
    return null;
  }
  const invert = (scale: unknown) => (pixel: number) => (scale as Scale).invert?.(pixel) ?? NaN;
  const cornerOf = (event: PointerEvent<SVGRectElement>): Corner => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const end = (event: PointerEvent<SVGRectElement>) => {
    setStroke(undefined);
    const window = stroke && windowOfCorners(stroke[0], cornerOf(event), invert(xScale), invert(yScale));
    if (window) {
      receive(window);
    }
  };
  return (
    <>
      <rect
        data-ground
        width={innerWidth}
        height={innerHeight}
        fill="transparent"
        className="cursor-crosshair"
        onPointerDown={(event) => {
          if (event.pointerType !== 'touch' && event.button === 0) {
            event.currentTarget.setPointerCapture(event.pointerId);
            setStroke([cornerOf(event), cornerOf(event)]);
          }
        }}
        onPointerMove={(event) => {
          if (stroke) {
            setStroke([stroke[0], cornerOf(event)]);
          }
        }}
        onPointerUp={end}
        onPointerCancel={() => setStroke(undefined)}
      />
      {stroke ? <Frame stroke={stroke} /> : null}
    </>
  );
}

function Frame({ stroke: [[x0, y0], [x1, y1]] }: { stroke: readonly [Corner, Corner] }) {
  return (
    <rect
      x={Math.min(x0, x1)}
      y={Math.min(y0, y1)}
      width={Math.abs(x1 - x0)}
      height={Math.abs(y1 - y0)}
      fill="var(--primary)"
      fillOpacity={0.1}
      stroke="var(--primary)"
      pointerEvents="none"
    />
  );
}
