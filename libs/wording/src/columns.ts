// Separate entry, because it imports the data grid, which few pages load.
export { ColumnsButton, type ColumnsButtonProps } from './columns/columns-button';
