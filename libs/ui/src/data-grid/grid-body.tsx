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
  /** Visible columns in their order. */
  columns: readonly GridColumn<Row>[];
  /** Tab stop. Its row stays rendered at any scroll position, since it may have the focus. */
  stop: GridCell;
}

/**
 * Grid body: as high as all rows, so that the scrollbar is right; visible rows are rendered on a sticky stage.
 * Scrolling renders this component only, not the head.
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
        {/* Fixed height and own background: the painted area keeps its size while rows change. */}
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

/** A pinned row is placed below the window, outside the view: its real offset may be millions of pixels away. */
function rowOnStage(index: number, { from, to }: RowWindow): number {
  return index >= from && index < to ? index : to;
}
