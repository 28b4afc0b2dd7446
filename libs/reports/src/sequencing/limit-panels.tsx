import type { QcSequencing } from '@omics-portal/qc-metrics';
import { LimitsPanel } from './limits-panel';
import { ReadOriginPanel } from './read-origin-panel';

/** Limits of reads and alignments, and the origin of the reads. */
export function LimitPanels({ sequencing }: { readonly sequencing: QcSequencing }) {
  return (
    <>
      <LimitsPanel sequencing={sequencing} />
      <ReadOriginPanel samples={sequencing.samples} />
    </>
  );
}
