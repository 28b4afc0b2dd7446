import * as v from 'valibot';
import { level, number, readableOf, reason, REPORT_FIELDS } from './report-parts';

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((share) => Number.isFinite(share));

const pca = v.object({
  points: readableOf(v.object({ library: v.string(), sample: v.string(), pc1: number, pc2: number })),
  // A pair of numbers. A tuple of valibot would be in the first load of every page.
  varianceExplained: v.custom<[number, number]>(isPair),
});

const correlation = v.object({
  points: readableOf(v.object({ name: v.string(), test: number, reference: number })),
  n: number,
});

const sample = v.object({
  library: v.string(),
  sample: v.string(),
  detected: number,
  missingPercent: number,
  verdict: level,
  reasons: v.exactOptional(readableOf(reason)),
});

/** Schema of a report on an expression table. */
export const expressionReportSchema = v.object({
  ...REPORT_FIELDS,
  omics: v.picklist(['proteomics', 'metabolomics', 'transcriptomics']),
  input: v.object({
    dataFile: v.string(),
    metadataFile: v.string(),
    features: number,
    samples: number,
    groups: readableOf(v.object({ group: v.string(), samples: number })),
    synthetic: v.boolean(),
    scale: v.exactOptional(v.picklist(['log2', 'intensities', 'counts'])),
    scaleChosen: v.exactOptional(v.boolean()),
    typicalValue: v.exactOptional(v.nullable(number)),
  }),
  pca: v.fallback(v.nullable(pca), null),
  correlation: v.fallback(v.nullable(correlation), null),
  perSample: readableOf(sample),
});
