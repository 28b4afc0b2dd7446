import { type CSSProperties } from 'react';
import { type GridHeights } from './data-grid-types';

/** Column widths as CSS variables of the grid: resizing a column moves every cell without rendering a row. */
export function gridVariables(
  widths: readonly number[],
  heights: GridHeights,
  /** Column that takes the remaining width; the last one if it is negative. */
  growing = -1,
): CSSProperties {
  const wide = growing < 0 ? widths.length - 1 : growing;
  const tracks = widths.map((width, at) => (at === wide ? `minmax(${width}px, 1fr)` : `${width}px`));
  const variables: Record<string, string> = {
    '--grid-columns': tracks.join(' '),
    '--grid-width': `${widths.reduce((sum, width) => sum + width, 0)}px`,
    '--grid-head': `${heights.head}px`,
    '--grid-row': `${heights.row}px`,
    // Row height without its border.
    '--grid-line': `${heights.row - 1}px`,
  };
  return variables;
}
