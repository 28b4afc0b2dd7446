import { SEQUENCING, VARIANT_MATCHINGS } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import {
  donor,
  inputFiles,
  number,
  readableOf,
  REPORT_FIELDS,
  reportFile,
  sampleTable,
} from './report-parts';

const callFigures = v.object({
  number: v.exactOptional(number),
  truePositives: v.exactOptional(number),
  falsePositives: v.exactOptional(number),
  falseNegatives: v.exactOptional(number),
  precision: number,
  recall: number,
});
const concordance = v.object({
  detected: v.exactOptional(number),
  consistent: v.exactOptional(number),
  rate: number,
  twinRate: v.exactOptional(number),
  trioRates: v.exactOptional(v.object({ D5: number, D6: number })),
});
const byType = v.object({ snv: number, indel: number });
const metrics = v.object({
  precisionSnv: number,
  precisionIndel: number,
  recallSnv: number,
  recallIndel: number,
  mendelianSnv: number,
  mendelianIndel: number,
  total: number,
});

/** Schema of a report on DNA sequencing. */
export const dnaReportSchema = v.object({
  ...REPORT_FIELDS,
  omics: v.literal('genomics'),
  input: v.object({
    folder: v.string(),
    files: inputFiles,
    sequencing: v.nullable(v.picklist(SEQUENCING)),
    sequencingChosen: v.boolean(),
    synthetic: v.boolean(),
  }),
  calls: readableOf(v.object({ sample: v.string(), donor, snv: callFigures, indel: callFigures })),
  families: readableOf(
    v.object({
      family: v.string(),
      matching: v.exactOptional(v.picklist(VARIANT_MATCHINGS)),
      snv: concordance,
      indel: concordance,
    }),
  ),
  samples: sampleTable,
  curves: v.exactOptional(reportFile),
  history: readableOf(
    v.object({
      batch: v.string(),
      group: v.string(),
      mendelian: byType,
      f1: byType,
      metrics: v.exactOptional(metrics),
    }),
  ),
});
