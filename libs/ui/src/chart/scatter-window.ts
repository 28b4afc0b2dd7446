/** Part of a plane that a scatter chart shows. */
export interface ScatterWindow {
  /** Lowest and highest value on the x axis. */
  x: readonly [number, number];
  /** Lowest and highest value on the y axis. */
  y: readonly [number, number];
}

/** True for a point that a window shows; without one, for every point. */
export function isInWindow(
  { x, y }: { readonly x: number; readonly y: number },
  window: ScatterWindow | undefined,
): boolean {
  return (
    window === undefined || (x >= window.x[0] && x <= window.x[1] && y >= window.y[0] && y <= window.y[1])
  );
}

/** Smallest extent of a window in pixels: a shorter stroke of the pointer is a press. */
const MIN_PIXELS = 8;

/** Window of two corners in pixels, in any order; undefined for corners that are too close. */
export function windowOfCorners(
  from: readonly [number, number],
  to: readonly [number, number],
  xOf: (pixel: number) => number,
  yOf: (pixel: number) => number,
): ScatterWindow | undefined {
  if (Math.abs(from[0] - to[0]) < MIN_PIXELS || Math.abs(from[1] - to[1]) < MIN_PIXELS) {
    return undefined;
  }
  const ordered = (one: number, other: number): [number, number] => [
    Math.min(one, other),
    Math.max(one, other),
  ];
  return { x: ordered(xOf(from[0]), xOf(to[0])), y: ordered(yOf(from[1]), yOf(to[1])) };
}
