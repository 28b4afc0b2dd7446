import { useRef, type MouseEvent } from 'react';
import { nextSort } from '../data-table/sort';
import { contentWidth, positionOf } from './cell-controls';
import { CHECK_WIDTH, gridHeights, type DataGridProps } from './data-grid-types';
import { GridBody } from './grid-body';
import { type GridColumn } from './grid-column';
import { GridFrame } from './grid-frame';
import { GridHead } from './grid-head';
import { gridVariables } from './grid-variables';
import { clearTruncationTitle, setTruncationTitle } from './truncation-title';
import { useGridColumns } from './use-grid-columns';
import { useGridFocus, useStop } from './use-grid-focus';
import { useGridKeys } from './use-grid-keys';
import { useGridSelection } from './use-grid-selection';
import { pageOf, revealRow } from './view-moves';

/** Width around the content of a cell in pixels: padding, and in a head the sort icon and the handle. */
const AROUND_CONTENT = 36;
const AROUND_SORTABLE = 56;

/**
 * Data grid (ARIA grid pattern, virtualised): rows of any number, all in memory; only visible rows are rendered. One
 * tab stop. Columns are resized here, and hidden and ordered by a ColumnChooser that shares the layout. For one page of
 * rows from a server, use DataTable.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { caption, rows, sort, onSortChange, loading, dense } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const heights = gridHeights(dense, props.rowHeight);
  const selection = useGridSelection(props);
  const boxes = selection ? 1 : 0;
  const model = useGridColumns(props);
  const growing = model.heads.findIndex(({ grows }) => grows);
  const size = { rows: rows.length, columns: model.shown.length + boxes };
  const [stop, setStop] = useStop(size);
  const { focusCell, onFocus } = useGridFocus(scroller, stop, setStop);
  const onKeyDown = useGridKeys({
    size: () => ({ ...size, page: pageOf(scroller.current, heights) }),
    focusCell: (columnIndex) => {
      revealRow(scroller.current, columnIndex.row, heights);
      focusCell(columnIndex);
    },
    toggle: selection?.toggle,
    chooseAll: selection ? () => selection.chooseAll(true) : undefined,
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = pressedBox(event);
    if (row !== null) {
      selection?.toggle(row, event.shiftKey);
      focusCell({ row, column: 0 });
    }
  };

  return (
    <GridFrame grid={props} columns={model.shown.length}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one of them by the Tab key */}
      <div
        ref={scroller}
        role="grid"
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        aria-colcount={size.columns}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={loading || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
        onPointerOver={setTruncationTitle}
        onPointerOut={clearTruncationTitle}
        style={gridVariables(
          [...Array.from({ length: boxes }, () => CHECK_WIDTH), ...model.heads.map(({ width }) => width)],
          heights,
          growing < 0 ? growing : growing + boxes,
        )}
        // At most as high as the screen: without a bounded height all rows would be visible and rendered.
        className="relative max-h-dvh min-h-0 overflow-auto [overflow-anchor:none]"
      >
        <GridHead
          columns={model.heads}
          sort={sort}
          onSort={onSortChange && ((id) => onSortChange(nextSort(sort, id)))}
          chosen={selection?.chosen}
          selectAllLabel={props.selectAllLabel ?? caption}
          hasRows={rows.length > 0}
          resizeLabel={props.resizeLabel}
          onDraft={model.draftWidth}
          onWidthChange={model.setWidth}
          fit={(columnIndex, column) => fittedWidth(scroller.current, columnIndex, column)}
          stop={stop.row < 0 ? stop.column : null}
        />
        <GridBody
          heights={heights}
          rows={rows}
          rowKey={props.rowKey}
          columns={model.shown}
          selection={selection ? props.selection : undefined}
          selectRowLabel={props.selectRowLabel}
          stop={stop}
        />
      </div>
    </GridFrame>
  );
}

function fittedWidth<Row>(grid: HTMLElement | null, columnIndex: number, column: GridColumn<Row>): number {
  return (grid ? contentWidth(grid, columnIndex) : 0) + (column.sortable ? AROUND_SORTABLE : AROUND_CONTENT);
}

/** Row whose checkbox, or the space around it, was pressed; null for a press elsewhere. */
function pressedBox({ target }: MouseEvent<HTMLElement>): number | null {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-check]') : null;
  return box && positionOf(box).row;
}
