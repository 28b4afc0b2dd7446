import type { QcReport } from '@omics-portal/qc-metrics';
import { readFigures } from '../report-json/read-figures';
import dseqcExample from './dseqc-example-report.json';

/** Report on the consortium's whole-genome example as our program computes it: total 0.97299, rank 2 of 10, as published. */
export const DNA_EXAMPLE: QcReport = readFigures(dseqcExample);
