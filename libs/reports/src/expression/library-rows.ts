/** Maximum number of libraries in a chart with a row for each. */
export const MAX_LIBRARIES = 48;

const ROW = 28;
const AXIS = 70;

/** Height in pixels of a chart with a row for each library. */
export function chartHeight(rows: number): number {
  return rows * ROW + AXIS;
}
