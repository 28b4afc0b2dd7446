// Undo and redo.
export { addStep, history, MAX_STEPS, redo, sameQuery, undo, type QueryHistory } from './history';

// Queries kept under a name.
export {
  MAX_NAME_LENGTH,
  openQuery,
  readSavedQueries,
  removeQuery,
  renameQuery,
  saveQuery,
  type SavedQuery,
} from './saved-queries';

// A pasted list of ids or file names.
export { matchPasted, pastedCandidates, type PastedMatch } from './pasted-list';

// The spread of a number field.
export { binEdges, type BinSpacing } from './bin-edges';
export { histogram, type Histogram, type HistogramBin, type HistogramOptions } from './histogram';
