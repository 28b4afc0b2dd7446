import type { VisualisationKind } from './visualisation-kinds';

/** Version of the documents. A reader refuses every other one. */
export const VISUALISATION_VERSION = 1;

/** Origin of the figures of a plot. */
export interface FigureSource {
  /** Identifier of the table or of the reference set, such as `dnaseq-history`. */
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  /** Publication of the values; empty for generated ones. */
  readonly origin: string;
  /** True for values that a generator made. */
  readonly synthetic: boolean;
}

/** Quality figure of both types of small variant, each from 0 to 1. */
export interface VariantTypeFigures {
  readonly snv: number;
  readonly indel: number;
}

/** Repeat of a batch of variant calls. */
export interface CallSet {
  readonly id: string;
  readonly batch: string;
  readonly sequencing: 'WGS' | 'WES';
  /** Library preparation: PCR or PCR-free. */
  readonly preparation: string;
  /** Null where the published table does not name them. */
  readonly platform: string | null;
  readonly lab: string | null;
  readonly precision: VariantTypeFigures;
  readonly recall: VariantTypeFigures;
  readonly mendelian: VariantTypeFigures;
}

/** Number of variants of one library. */
export interface LibraryVariants {
  readonly library: string;
  readonly donor: string | null;
  readonly sequencing: 'WGS' | 'WES';
  readonly snv: number;
  readonly indel: number;
}

/** Figures of the visualisation of variants. */
export interface DnaDocument {
  readonly version: typeof VISUALISATION_VERSION;
  readonly kind: 'dna';
  /** Null where no history is installed. */
  readonly history: { readonly source: FigureSource; readonly callSets: readonly CallSet[] } | null;
  readonly variants: { readonly source: FigureSource; readonly libraries: readonly LibraryVariants[] };
}

/** Library of an expression table. */
export interface TableLibrary {
  readonly id: string;
  readonly sample: string;
}

/** Differences of the features between two samples, column by column. */
export interface PairDifferences {
  /** Numerator and denominator, such as `D5/D6`. */
  readonly pair: string;
  /** Index of each tested feature in the table. */
  readonly rows: readonly number[];
  readonly log2FoldChange: readonly number[];
  /** Adjusted by Benjamini and Hochberg. */
  readonly adjustedP: readonly number[];
}

/** Expression table of one batch with what was computed from it. */
export interface ExpressionTable {
  readonly source: FigureSource;
  readonly batch: string;
  readonly unit: 'counts' | 'fpkm' | 'log2' | 'intensities';
  readonly libraries: readonly TableLibrary[];
  readonly features: readonly string[];
  /** One array for each library, in the order of the features; null for a missing value. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly detected: readonly { readonly sample: string; readonly detected: number }[];
  readonly differences: readonly PairDifferences[];
  /** Limits beyond which a feature counts as differential. */
  readonly limits: { readonly log2FoldChange: number; readonly adjustedP: number };
}

/** Libraries of a batch in the plane of their first two principal components. */
export interface BatchPlane {
  readonly source: FigureSource;
  readonly batch: string;
  readonly points: readonly (TableLibrary & { readonly pc1: number; readonly pc2: number })[];
  /** Explained variance ratios of PC1 and PC2, 0..1. */
  readonly explainedVariance: readonly [number, number];
  /** Signal-to-noise ratio in dB; null where it cannot be computed. */
  readonly snr: number | null;
}

/** Quality figures of a batch; null for a figure that was not computed. */
export interface BatchQuality {
  readonly batch: string;
  /** Null where the published tables do not name them. */
  readonly lab: string | null;
  readonly platform: string | null;
  readonly instrument: string | null;
  /** Coefficient of variation in percent. */
  readonly cv: number | null;
  /** Signal-to-noise ratio in dB. */
  readonly snr: number | null;
}

/** Reference fold changes over D6. */
export interface ReferenceRatios {
  readonly source: FigureSource;
  /** Kind of feature name. */
  readonly key: string;
  readonly features: readonly string[];
  /** Pairs such as `D5/D6`, with a log2 fold change for each feature; null for none. */
  readonly pairs: readonly { readonly pair: string; readonly log2FoldChange: readonly (number | null)[] }[];
}

/** Figures of a visualisation of expression data. */
export interface ExpressionDocument {
  readonly version: typeof VISUALISATION_VERSION;
  readonly kind: Exclude<VisualisationKind, 'dna'>;
  readonly table: ExpressionTable;
  readonly planes: readonly BatchPlane[];
  /** Batches of the installed history; without one the batch of the table. */
  readonly quality: { readonly source: FigureSource; readonly batches: readonly BatchQuality[] };
  /** Null where no reference set is installed. */
  readonly reference: ReferenceRatios | null;
}

/** Document with the figures of one visualisation. */
export type VisualisationDocument = DnaDocument | ExpressionDocument;
