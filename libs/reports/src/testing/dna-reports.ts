import { buildDnaReport, type DnaReport, type MetricKey, type QcReport } from '@omics-portal/qc-metrics';
import { readFigures } from '../report-json/read-figures';
import dseqcExample from './dseqc-example-report.json';

/** Report on the consortium's whole-genome example as our program computes it: total 0.97299, rank 2 of 10, as published. */
export const DNA_EXAMPLE: QcReport = readFigures(dseqcExample);

/** Report on the outputs of reads alone, without called variants: none of the figures of the batch can be computed. */
export function readsAlone(): DnaReport {
  if (DNA_EXAMPLE.omics !== 'genomics') {
    throw new Error('The example is no report on DNA.');
  }
  const { generatedAt, software, samples, verdict } = DNA_EXAMPLE;
  return buildDnaReport({
    folder: 'fastq_project/',
    files: [
      {
        path: '0f7f6fb0-5f57-4c73-9a0e-3d9d3f6a1c11/fastq_qc.json',
        tool: 'fastq-qc',
        sample: 'sample_1',
      },
    ],
    calls: [],
    families: [],
    samples,
    sequencing: null,
    sequencingChosen: false,
    synthetic: false,
    generatedAt,
    software,
    profile: {
      ...verdict.profile,
      omics: 'genomics',
      origin: 'test',
      batch: verdict.reasons.map(({ rule, metric }) => ({
        rule,
        metric: metric as MetricKey,
        origin: 'history',
        warn: { grade: 'Bad' },
      })),
      perSample: [],
    },
  });
}
