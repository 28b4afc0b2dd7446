// The data grid has its own entry: it includes virtual rows and keyboard handling. For a page of rows, use DataTable.
export { DataGrid } from './data-grid/data-grid';
export { type DataGridProps } from './data-grid/data-grid-types';
export { contentWidth, type GridColumn, type GridValue } from './data-grid/grid-column';
export { sortRows, textOrder } from './data-grid/sort-rows';

// Column layout and its storage
export {
  ColumnChooser,
  type ChosenColumn,
  type ColumnChooserLabels,
  type ColumnChooserProps,
} from './data-grid/column-chooser';
export { readGridLayout, shownColumns, type GridLayout } from './data-grid/grid-layout';
export { useColumnLayout } from './data-grid/use-column-layout';
export { useStoredLayout, type LayoutPort } from './data-grid/use-stored-layout';
export { readSort, writeSort } from './data-grid/view-parameters';
