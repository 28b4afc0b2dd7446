// The sheet has its own entry: it includes virtual rows, the keyboard of a spreadsheet and a list of choices.
export { SheetGrid } from './sheet-grid/sheet-grid';
export { type BlockSize, type PasteResult, type SheetGridLabels } from './sheet-grid/sheet-labels';
export {
  type SheetCellEdit,
  type SheetColumn,
  type SheetColumnKind,
  type SheetEdit,
  type SheetEditorProps,
  type SheetGridHandle,
  type SheetGridProps,
  type SheetOption,
  type SheetPosition,
} from './sheet-grid/sheet-types';
