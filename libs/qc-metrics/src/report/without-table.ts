import { type QcReport } from './qc-report';

/**
 * True for a report on RNA without a table of counts: on its reads and alignments alone. None of its figures of the batch could be
 * computed, and it has no verdict.
 */
export function isWithoutTable(report: QcReport): boolean {
  return report.omics !== 'genomics' && report.input.dataFile === '';
}
