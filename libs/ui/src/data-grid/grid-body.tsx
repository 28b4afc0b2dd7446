import { useRef } from 'react';
import { type DataGridProps, type GridHeights } from './data-grid-types';
import { type GridColumn } from './grid-column';
import { type GridCell } from './grid-moves';
import { GridRow } from './grid-row';
import { stageRows, type RowWindow } from './grid-window';
import { useGridWindow } from './use-grid-window';

interface GridBodyProps<Row> extends Pick<
  DataGridProps<Row>,
  'rows' | 'rowKey' | 'selection' | 'selectRowLabel'
> {
  heights: GridHeights;
  /** Those in sight, in their order. */
  columns: readonly GridColumn<Row>[];
  /** Where the Tab key stops. Its row stays drawn wherever one scrolls to, since it may hold the focus. */
  stop: GridCell;
}

/**
 * As high as all rows, so that the box scrolls as far; the rows in sight lie on a stage that sticks to the box. Scrolling
 * draws this part alone, not the head.
 */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { heights, rows, rowKey, columns, selection, selectRowLabel, stop } = props;
  const stage = useRef<HTMLDivElement>(null);
  const view = useGridWindow({ stage, heights, count: rows.length, pinned: stop.row });
  const totalHeight = rows.length * heights.row;
  return (
    <div role="rowgroup" className="min-w-(--grid-width)" style={{ height: totalHeight }}>
      <div
        role="presentation"
        className="sticky top-(--grid-head) overflow-clip"
        style={{ height: Math.min(view.viewHeight, totalHeight) }}
      >
        {/* As high as any window needs, and with a ground of its own: what is painted keeps its size while rows come and go. */}
        <div
          ref={stage}
          role="presentation"
          className="relative bg-surface will-change-transform contain-strict"
          style={{ height: stageRows(view) * heights.row }}
        >
          {view.slots.map(({ key, row: index, plain }) => {
            const row = rows[index];
            const id = row === undefined ? '' : rowKey(row);
            return row === undefined ? null : (
              <GridRow
                key={key}
                row={row}
                rowId={id}
                index={index}
                top={(rowOnStage(index, view) - view.base) * heights.row}
                columns={columns}
                plain={plain}
                chosen={selection ? selection.has(id) : undefined}
                selectLabel={selectRowLabel}
                stop={stop.row === index ? stop.column : null}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A row kept from elsewhere waits below the window, out of sight: its own place may be millions of pixels away. */
function rowOnStage(index: number, { from, to }: RowWindow): number {
  return index >= from && index < to ? index : to;
}
