import { useRef, type ReactNode } from 'react';
import { type GridHeights } from './data-grid-types';
import { stageRows, type RowWindow } from './grid-window';
import { useGridWindow } from './use-grid-window';

/** Row of the stage that is rendered. */
export interface StagedRow {
  /** React key of the row's element. */
  readonly key: number;
  readonly index: number;
  /** Rendered during fast scrolling: custom cell content is deferred until scrolling stops. */
  readonly plain: boolean;
  /** Offset from the top of the stage in pixels. */
  readonly top: number;
}

interface RowStageProps {
  heights: GridHeights;
  /** Number of all rows. */
  count: number;
  /** Index of a row that stays rendered at any scroll position, since it may have the focus. */
  pinned: number;
  children: (row: StagedRow) => ReactNode;
}

/**
 * Virtual rows of a grid: as high as all rows, so that the scrollbar is right; visible rows are rendered on a sticky
 * stage. Scrolling renders this component only, not the head.
 */
export function RowStage({ heights, count, pinned, children }: RowStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useGridWindow({ stage, heights, count, pinned });
  const totalHeight = count * heights.row;
  return (
    <div role="rowgroup" className="min-w-(--grid-width)" style={{ height: totalHeight }}>
      <div
        role="presentation"
        className="sticky top-(--grid-head) overflow-clip"
        style={{ height: Math.min(view.viewHeight, totalHeight) }}
      >
        {/* Fixed height and own background: the painted area keeps its size while rows change. */}
        <div
          ref={stage}
          role="presentation"
          className="relative bg-surface will-change-transform contain-strict"
          style={{ height: stageRows(view) * heights.row }}
        >
          {view.slots.map(({ key, row: index, plain }) =>
            children({ key, index, plain, top: (rowOnStage(index, view) - view.base) * heights.row }),
          )}
        </div>
      </div>
    </div>
  );
}

/** A pinned row is placed below the window, outside the view: its real offset may be millions of pixels away. */
function rowOnStage(index: number, { from, to }: RowWindow): number {
  return index >= from && index < to ? index : to;
}
