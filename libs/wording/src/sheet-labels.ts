// Separate entry with a catalog of its own, so that only pages with an open sheet load it.
export { useSheetLabels } from './sheet-labels/use-sheet-labels';
