/** Rotation step in degrees. */
const QUARTER = 90;
const FULL = 360;

/** Range of scaling before a page is rendered again. */
const MIN_STRETCH = 0.85;
const MAX_STRETCH = 1.15;

/** Page after `by` steps, wrapping at both ends. */
export function turnedPage(page: number, by: number, pages: number): number {
  return ((((page - 1 + by) % pages) + pages) % pages) + 1;
}

/** Page number from the input, or null when the document has no such page. */
export function pageOf(typed: number | null, pages: number): number | null {
  return typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= pages ? typed : null;
}

/** Angle after quarter turns; positive is clockwise. Always 0, 90, 180 or 270. */
export function turnedAngle(angle: number, quarters: number): number {
  return (((angle + quarters * QUARTER) % FULL) + FULL) % FULL;
}

/** Width to render a page at, in pixels: the current one as long as scaling it to `shown` looks sharp. */
export function drawnWidth(drawn: number | null, shown: number): number {
  if (drawn === null || drawn <= 0) {
    return shown;
  }
  const stretch = shown / drawn;
  return stretch < MIN_STRETCH || stretch > MAX_STRETCH ? shown : drawn;
}

/** Zoom factors; 1 fits the width. Steps are small near 1. */
export const ZOOM_LEVELS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
