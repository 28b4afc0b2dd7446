// Visualisations: the documents with their figures, and the messages between the portal and a page in its frame.
export { VISUALISATION_KINDS, type VisualisationKind } from './visualisation/visualisation-kinds';
export { readDensity, readHistories, readVisualisation } from './visualisation/read-visualisation';
export {
  DENSITY_FILE_REASONS,
  type ChromosomeDensity,
  type DensityDocument,
  type DensityFileReason,
  type LeftOutVariants,
  type SmallVariantDensity,
  type WindowCounts,
} from './visualisation/density-document';
export type { BatchTotal, HistoriesDocument, TotalsHistory } from './visualisation/histories-document';
export {
  VISUALISATION_VERSION,
  type BatchPlane,
  type BatchQuality,
  type CallSet,
  type DnaDocument,
  type ExpressionDocument,
  type ExpressionTable,
  type FigureSource,
  type LibraryVariants,
  type PairDifferences,
  type ReferenceRatios,
  type TableLibrary,
  type VariantTypeFigures,
  type VisualisationDocument,
} from './visualisation/visualisation-documents';
export {
  appearanceMessage,
  appearanceOfQuery,
  appearanceQuery,
  MAX_VIEW_LENGTH,
  readAppearanceMessage,
  readFrameMessage,
  readyMessage,
  viewMessage,
  type FrameAppearance,
  type FrameMessage,
} from './visualisation/frame-messages';
