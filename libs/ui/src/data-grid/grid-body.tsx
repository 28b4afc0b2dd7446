import { type DataGridProps, type GridHeights } from './data-grid-types';
import { type GridColumn } from './grid-column';
import { type GridCell } from './grid-moves';
import { GridRow } from './grid-row';
import { RowStage } from './row-stage';

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

/** Grid body: the visible rows. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { heights, rows, rowKey, columns, selection, selectRowLabel, stop } = props;
  return (
    <RowStage heights={heights} count={rows.length} pinned={stop.row}>
      {({ key, index, plain, top }) => {
        const row = rows[index];
        const id = row === undefined ? '' : rowKey(row);
        return row === undefined ? null : (
          <GridRow
            key={key}
            row={row}
            rowId={id}
            index={index}
            top={top}
            columns={columns}
            plain={plain}
            chosen={selection ? selection.has(id) : undefined}
            selectLabel={selectRowLabel}
            stop={stop.row === index ? stop.column : null}
          />
        );
      }}
    </RowStage>
  );
}
