import {
  type HistoriesDocument,
  type TotalsHistory,
  VISUALISATION_VERSION,
} from '@omics-portal/api/visualisation';
import { scoredHistory } from '@omics-portal/qc-metrics';
import { installedReference } from '../programs/expression-matrix-qc/installed-sets.ts';
import { installedSource } from './figure-sources.ts';
import { sixDigits } from './six-digits.ts';

const OMICS: readonly TotalsHistory['omics'][] = ['transcriptomics', 'proteomics', 'metabolomics'];

/** Totals and grades of the batches of the installed histories. */
export function historiesDocument(): HistoriesDocument {
  const histories = OMICS.flatMap((omics): TotalsHistory[] => {
    const reference = installedReference(omics);
    const batches = scoredHistory(omics, reference?.history ?? []).map(({ total, ...batch }) => ({
      ...batch,
      total: sixDigits(total),
    }));
    return reference && batches.length > 0
      ? [{ omics, source: installedSource(reference.info), batches }]
      : [];
  });
  return { version: VISUALISATION_VERSION, kind: 'histories', histories };
}
