import { useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react';
import { nextSort } from '../data-table/sort';
import { contentWidth, positionOf } from './cell-controls';
import { CHECK_WIDTH, gridHeights, type DataGridProps, type GridHeights } from './data-grid-types';
import { GridBody } from './grid-body';
import { type GridColumn } from './grid-column';
import { GridFrame } from './grid-frame';
import { GridHead, type HeadColumn } from './grid-head';
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
  const heights = gridHeights(dense);
  const selection = useGridSelection(props);
  const boxes = selection ? 1 : 0;
  const model = useGridColumns(props);
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
        style={gridVariables(model.heads, heights, boxes)}
        // At most as high as the screen: without a bounded height all rows would be visible and rendered.
        className="relative max-h-dvh min-h-0 overflow-auto [overflow-anchor:none]"
      >
        <GridHead
          columns={model.heads}
          sort={sort}
          onSort={onSortChange && ((id) => onSortChange(nextSort(sort, id)))}
          chosen={selection?.chosen}
          selectAllLabel={props.selectAllLabel ?? caption}
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

/** Sets `title` on truncated cells on hover: setting it on every cell would slow down rendering. */
function setTruncationTitle({ target }: PointerEvent<HTMLElement>): void {
  if (isText(target) && target.scrollWidth > target.clientWidth) {
    target.title = target.textContent;
  }
}

/** Removes `title`, since the cell may be reused for another text. */
function clearTruncationTitle({ target }: PointerEvent<HTMLElement>): void {
  if (isText(target)) {
    target.removeAttribute('title');
  }
}

function isText(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset['content'] === 'text';
}

/** Column widths as CSS variables of the grid: resizing a column moves every cell without rendering a row. */
function gridVariables<Row>(
  heads: readonly HeadColumn<Row>[],
  heights: GridHeights,
  boxes: number,
): CSSProperties {
  const widths = [...Array.from({ length: boxes }, () => CHECK_WIDTH), ...heads.map(({ width }) => width)];
  const tracks = widths.map((width, at) =>
    // The last column fills the remaining width.
    at === widths.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
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
