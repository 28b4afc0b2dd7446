import * as v from 'valibot';

/** Section of a report, as in its address. */
export type SectionId =
  | 'figures'
  | 'pca'
  | 'agreement'
  | 'batch-plane'
  | 'distribution'
  | 'missing'
  | 'correlation'
  | 'differential'
  | 'gaps'
  | 'libraries'
  | 'features'
  | 'snv'
  | 'indel'
  | 'batches'
  | 'calls'
  | 'families'
  | 'curves'
  | 'samples'
  | 'sequencing'
  | 'reads'
  | 'origin';

const MAX_TEXT = 2000;
/** Text of an address, which the router reads as a number where it looks like one. */
const text = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(MAX_TEXT))),
  undefined,
);
const flag = v.fallback(v.optional(v.literal(true)), undefined);

/** Search parameters of a view of a report; unknown values fall back to the defaults, so that old links open. */
export const REPORT_VIEW = {
  /** Section that is scrolled to, a {@link SectionId}; another one is none. */
  section: text,
  /** The figures are a table, with every digit; cards without it. */
  figureTable: flag,
  /** Other reports on RNA are in the plane of SNR and RC. */
  otherBatches: flag,
  /** Points of the plane of the principal components; libraries without it. */
  pca: v.fallback(v.optional(v.literal('features')), undefined),
  /** Part of the plane that is drawn. */
  pcaZoom: text,
  /** Names beside the points of the plane. */
  pcaNames: flag,
  /** Pair of samples in the chart of the agreement; all without it. */
  rcPair: text,
  /** Order of the libraries in the correlation matrix; by similarity without it. */
  order: v.fallback(v.optional(v.literal('table')), undefined),
  /** Pair of samples of the differential features. */
  pair: text,
  /** Column by which the samples are sorted, after a minus sign from high to low. */
  matrixSort: text,
  /** Hidden columns of the matrix of samples. */
  matrixHidden: text,
  /** Names that a reader gave to its columns. */
  matrixNames: text,
  /** Kind of the curves. */
  curve: text,
  /** Sample whose curve stands out. */
  sample: text,
  /** The table of features is open. */
  features: flag,
  /** Text that the names of the features contain. */
  feature: text,
  /** Column by which features are sorted, after a minus sign from high to low. */
  featureSort: text,
  /** Hidden columns of the features. */
  featureHidden: text,
};

/** View of a report: its section and the options of its charts and tables. */
export type ReportView = {
  readonly [Key in keyof typeof REPORT_VIEW]?: v.InferOutput<(typeof REPORT_VIEW)[Key]>;
};
