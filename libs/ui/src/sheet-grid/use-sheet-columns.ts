import { useMemo, type RefObject } from 'react';
import { contentWidth } from '../data-grid/cell-controls';
import { type GridColumn } from '../data-grid/grid-column';
import { useGridColumns } from '../data-grid/use-grid-columns';
import { ROW_HEAD_WIDTH } from './sheet-sizes';
import { type SheetColumn, type SheetGridProps } from './sheet-types';

/** Width around the content of a cell in pixels: padding and an icon. */
const AROUND_CONTENT = 44;

/** Text that the head of a column shows. */
function headText({ header, unit, required }: SheetColumn): string {
  return [header, unit === undefined ? '' : ` (${unit})`, required ? ' *' : ''].join('');
}

/** Widths of the columns of a sheet, and how they change. */
export type SheetColumns = ReturnType<typeof useSheetColumns>;

/** Columns of a sheet in the order of the caller, with their widths. */
export function useSheetColumns<Row>(
  { columns, layout, onLayoutChange }: Pick<SheetGridProps<Row>, 'columns' | 'layout' | 'onLayoutChange'>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const gridColumns = useMemo(
    () =>
      columns.map((column): GridColumn<never> => ({
        id: column.id,
        label: headText(column),
        width: column.width,
        minWidth: column.minWidth,
        maxWidth: column.maxWidth,
        alwaysShown: true,
      })),
    [columns],
  );
  const widthsOnly = useMemo(
    () => layout && { ...layout, order: columns.map(({ id }) => id) },
    [layout, columns],
  );
  const model = useGridColumns<never>({ columns: gridColumns, layout: widthsOnly, onLayoutChange });
  const widths = model.heads.map(({ width }) => width);
  return {
    heads: model.heads,
    /** Widths in pixels, from the row numbers on. */
    widths: [ROW_HEAD_WIDTH, ...widths],
    draftWidth: model.draftWidth,
    setWidth: model.setWidth,
    fit: (columnIndex: number) =>
      (scroller.current ? contentWidth(scroller.current, columnIndex) : 0) + AROUND_CONTENT,
  };
}
