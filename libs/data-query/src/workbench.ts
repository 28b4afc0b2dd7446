// Undo and redo
export { addStep, history, MAX_STEPS, redo, sameQuery, undo, type QueryHistory } from './history';

// Saved queries
export {
  MAX_NAME_LENGTH,
  openQuery,
  readSavedQueries,
  removeQuery,
  renameQuery,
  saveQuery,
  type SavedQuery,
} from './saved-queries';

// Pasted lists of ids or file names
export { matchPasted, pastedCandidates, type PastedMatch } from './pasted-list';

// Distribution of a number field
export { binEdges, type BinSpacing } from './bin-edges';
export { histogram, type Histogram, type HistogramBin, type HistogramOptions } from './histogram';
