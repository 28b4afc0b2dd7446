import type { FigureSource, VISUALISATION_VERSION } from './visualisation-documents';

/** Batch of a history with its total score among the batches. */
export interface BatchTotal {
  readonly batch: string;
  /** From 1 (the worst batch of the history) to 10 (the best). */
  readonly total: number;
  readonly grade: 'Bad' | 'Fair' | 'Good' | 'Great';
}

/** History of the batches of a kind of expression data. */
export interface TotalsHistory {
  readonly omics: 'transcriptomics' | 'proteomics' | 'metabolomics';
  readonly source: FigureSource;
  /** In the order of the table. */
  readonly batches: readonly BatchTotal[];
}

/** Totals of the batches of the installed histories, without the figures behind them: a page shows them beside other content. */
export interface HistoriesDocument {
  readonly version: typeof VISUALISATION_VERSION;
  readonly kind: 'histories';
  /** Kinds of data with a history. */
  readonly histories: readonly TotalsHistory[];
}
