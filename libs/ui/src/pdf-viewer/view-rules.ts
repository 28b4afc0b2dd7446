/** A step of rotation, in degrees. */
const QUARTER = 90;
const FULL = 360;

/** How far the shown size may leave the drawn size before a page is drawn anew; within, it is only stretched. */
const MIN_STRETCH = 0.85;
const MAX_STRETCH = 1.15;

/** The page `by` pages on; before the first comes the last, after the last the first. */
export function turnedPage(page: number, by: number, pages: number): number {
  return ((((page - 1 + by) % pages) + pages) % pages) + 1;
}

/** What was typed into the page box, as a page of this document, or null. */
export function pageOf(typed: number | null, pages: number): number | null {
  return typed !== null && Number.isInteger(typed) && typed >= 1 && typed <= pages ? typed : null;
}

/** The angle after some quarter turns; positive is clockwise. Always 0, 90, 180 or 270. */
export function turnedAngle(angle: number, quarters: number): number {
  return (((angle + quarters * QUARTER) % FULL) + FULL) % FULL;
}

/** The width to draw a page at, in pixels: the one drawn already, as long as stretching it to `shown` looks sharp. */
export function drawnWidth(drawn: number | null, shown: number): number {
  if (drawn === null || drawn <= 0) {
    return shown;
  }
  const stretch = shown / drawn;
  return stretch < MIN_STRETCH || stretch > MAX_STRETCH ? shown : drawn;
}

/** Zoom factors; 1 fits the width. Near 1 they are close together, far from it they take larger steps. */
export const ZOOM_LEVELS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
