// The large grid, apart from the rest: it brings its own virtual rows, keys and files. For a page of rows, use DataTable.
export { DataGrid } from './data-grid/data-grid';
export { type DataGridProps } from './data-grid/data-grid-types';
export { type GridColumn, type GridValue } from './data-grid/grid-column';
export { sortRows, textOrder } from './data-grid/sort-rows';

// How columns stand, and keeping it
export {
  ColumnChooser,
  type ChosenColumn,
  type ColumnChooserLabels,
  type ColumnChooserProps,
} from './data-grid/column-chooser';
export { readGridLayout, shownColumns, type GridLayout } from './data-grid/grid-layout';
export { useStoredLayout, type LayoutPort } from './data-grid/use-stored-layout';

// Files
export { toCsv, toJson, type ExportColumn } from './data-grid/export-rows';
export {
  useTableExport,
  type ExportFormat,
  type ExportScope,
  type TableExportInput,
} from './data-grid/use-table-export';
