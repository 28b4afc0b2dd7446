import { useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react';
import { nextSort } from '../data-table/sort';
import { contentWidth } from './cell-controls';
import { CHECK_WIDTH, gridHeights, type DataGridProps } from './data-grid-types';
import { type GridColumn } from './grid-column';
import { GridBody, GridFrame } from './grid-frame';
import { GridHead, type HeadColumn } from './grid-head';
import { GridRow } from './grid-row';
import { useGridColumns } from './use-grid-columns';
import { useGridFocus, useStop } from './use-grid-focus';
import { useGridKeys } from './use-grid-keys';
import { useGridSelection } from './use-grid-selection';
import { useGridWindow } from './use-grid-window';

/** Beside the contents of a cell: its padding, and in a head the sort arrow and the handle. In pixels. */
const AROUND_CONTENT = 36;
const AROUND_SORTABLE = 56;

/**
 * Rows in columns for lists that are here as a whole, of any length: only the rows in sight are drawn. One stop of the
 * Tab key; within it, the keys of the ARIA grid pattern. Columns are resized here, and chosen and ordered by a
 * ColumnChooser that shares the layout. For a page of rows that a server cuts, use DataTable.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { caption, columns, rows, sort, onSortChange, loading, dense } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const heights = gridHeights(dense);
  const selection = useGridSelection(props);
  const boxes = selection ? 1 : 0;
  const [stop, setStop] = useStop({ rows: rows.length, columns: columns.length + boxes, page: 1 });
  const view = useGridWindow({ scroller, stage, heights, count: rows.length, kept: stop.row });
  const model = useGridColumns({ ...props, indexes: view.indexes });
  const size = { rows: rows.length, columns: model.shown.length + boxes, page: view.page };
  const { go, onFocus } = useGridFocus(scroller, stop, setStop);
  const onKeyDown = useGridKeys({
    size,
    go: (place) => {
      view.reveal(place.row);
      go(place);
    },
    toggle: selection?.toggle,
    chooseAll: selection ? () => selection.chooseAll(true) : undefined,
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = pressedBox(event);
    if (row !== null) {
      selection?.toggle(row, event.shiftKey);
      go({ row, column: 0 });
    }
  };
  const stopIn = (row: number) => (stop.row === row ? Math.min(stop.column, size.columns - 1) : null);

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
        onPointerOver={tellWhatIsCut}
        style={gridVariables(model.heads, heights, boxes)}
        // Never higher than the screen: where no height reached it, every row would be in sight, and drawn.
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
          fit={(place, column) => fittedWidth(scroller.current, place, column)}
          stop={stopIn(-1)}
        />
        <GridBody stage={stage} viewHeight={view.viewHeight} totalHeight={view.totalHeight}>
          {model.windowRows.map(({ id, original: { row, index } }) => (
            <GridRow
              key={index}
              row={row}
              rowId={id}
              index={index}
              top={view.topOf(index)}
              columns={model.shown}
              chosen={selection ? props.selection?.has(id) === true : undefined}
              selectLabel={props.selectRowLabel}
              stop={stopIn(index)}
            />
          ))}
        </GridBody>
      </div>
    </GridFrame>
  );
}

function fittedWidth<Row>(grid: HTMLElement | null, place: number, column: GridColumn<Row>): number {
  return (grid ? contentWidth(grid, place) : 0) + (column.sortable ? AROUND_SORTABLE : AROUND_CONTENT);
}

/** The row whose box was pressed, or the space around it; null for a press elsewhere. */
function pressedBox({ target }: MouseEvent<HTMLElement>): number | null {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-check]') : null;
  return box && Number(box.dataset['check']);
}

/** The whole of a text that ends in an ellipsis, once it is pointed at: on every cell, it would be written for nothing. */
function tellWhatIsCut({ target }: PointerEvent<HTMLElement>): void {
  const cut = target instanceof HTMLElement && target.dataset['content'] === 'text' && target.scrollWidth > target.clientWidth;
  if (cut) {
    target.title = target.textContent;
  }
}

/** The widths as variables of the box: a column that is being resized moves every cell without drawing a row anew. */
function gridVariables<Row>(
  heads: readonly HeadColumn<Row>[],
  heights: { head: number; row: number },
  boxes: number,
): CSSProperties {
  const widths = [...Array.from({ length: boxes }, () => CHECK_WIDTH), ...heads.map(({ width }) => width)];
  const tracks = widths.map((width, at) =>
    // The last column takes what the others leave.
    at === widths.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const variables: Record<string, string> = {
    '--grid-columns': tracks.join(' '),
    '--grid-width': `${widths.reduce((sum, width) => sum + width, 0)}px`,
    '--grid-head': `${heights.head}px`,
    '--grid-row': `${heights.row}px`,
  };
  return variables;
}
