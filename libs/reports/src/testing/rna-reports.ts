import type { QcCurves, QcReport } from '@omics-portal/qc-metrics';
import { readCurves } from '../curves/read-curves';
import { readFigures } from '../report-json/read-figures';
import rseqcCurves from './rseqc-example-curves.json';
import rseqcExample from './rseqc-example-report.json';

/**
 * Report on the reads and alignments of twelve made-up libraries without counts, as our program computes it. The library F7_2 has too
 * few reads, much ribosomal RNA, a low mapping rate and a bias towards the 3' end.
 */
export const RNA_READS: QcReport = readFigures(rseqcExample);

/** Curves of {@link RNA_READS}: every sixth point of the mean quality and of the coverage along genes. */
export const RNA_CURVES: QcCurves = { schemaVersion: 1, curves: readCurves(rseqcCurves) };

/** Copy of {@link RNA_READS} without a library and its files of reads. */
export function withoutLibrary(library: string): QcReport {
  if (RNA_READS.omics === 'genomics' || !RNA_READS.sequencing) {
    return RNA_READS;
  }
  const { sequencing } = RNA_READS;
  const rows = sequencing.samples.rows.filter(({ sample }) => !sample.startsWith(library));
  return { ...RNA_READS, sequencing: { ...sequencing, samples: { ...sequencing.samples, rows } } };
}
