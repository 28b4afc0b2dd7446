import { LIMIT_ORIGINS } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import {
  comparator,
  inputFiles,
  level,
  number,
  readableOf,
  reason,
  REPORT_FIELDS,
  reportFile,
  sampleTable,
} from './report-parts';

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((share) => Number.isFinite(share));

const pca = v.object({
  points: readableOf(v.object({ library: v.string(), sample: v.string(), pc1: number, pc2: number })),
  // A pair of numbers. A tuple of valibot would be in the first load of every page.
  varianceExplained: v.custom<[number, number]>(isPair),
  loadings: v.exactOptional(readableOf(v.object({ name: v.string(), pc1: number, pc2: number }))),
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

const box = v.object({
  library: v.string(),
  n: number,
  min: number,
  lowWhisker: number,
  q1: number,
  median: number,
  q3: number,
  highWhisker: number,
  max: number,
  beyond: number,
});

const libraryCorrelation = v.object({
  libraries: v.array(v.string()),
  rows: v.array(v.array(v.nullable(number))),
  clustered: v.array(number),
  features: number,
});

const differential = v.object({
  limits: v.object({ log2FoldChange: number, adjustedP: number }),
  pairs: readableOf(
    v.object({
      pair: v.string(),
      tested: number,
      up: number,
      down: number,
      points: readableOf(v.object({ name: v.string(), log2FoldChange: number, adjustedP: number })),
    }),
  ),
});

const sequencing = v.object({
  folder: v.string(),
  files: inputFiles,
  samples: sampleTable,
  limits: readableOf(
    v.object({
      rule: v.string(),
      metric: v.string(),
      comparator,
      limit: number,
      level,
      origin: v.exactOptional(v.picklist(LIMIT_ORIGINS)),
      samples: number,
      beyond: v.array(v.string()),
    }),
  ),
  level,
  curves: v.exactOptional(reportFile),
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
    scale: v.exactOptional(v.picklist(['log2', 'intensities', 'counts', 'fpkm'])),
    scaleChosen: v.exactOptional(v.boolean()),
    typicalValue: v.exactOptional(v.nullable(number)),
  }),
  pca: v.fallback(v.nullable(pca), null),
  correlation: v.fallback(v.nullable(correlation), null),
  perSample: readableOf(sample),
  distribution: v.exactOptional(readableOf(box)),
  missingness: v.exactOptional(readableOf(v.object({ from: number, to: number, features: number }))),
  differential: v.exactOptional(v.fallback(v.nullable(differential), null)),
  libraryCorrelation: v.exactOptional(v.fallback(v.nullable(libraryCorrelation), null)),
  featureTable: v.exactOptional(reportFile),
  sequencing: v.exactOptional(sequencing),
});
