import type { DnaReport } from '@omics-portal/qc-metrics';
import { deferredComponent } from '@omics-portal/ui';
import { CallsPanel } from './calls-panel';
import { ConcordancePanels } from './concordance-panels';
import { FamiliesPanel } from './families-panel';

const SampleTablePanel = deferredComponent(
  async () => (await import('./sample-table-panel')).SampleTablePanel,
);

/** Panels of a report on DNA sequencing: concordance against F1, variants by donor and family, and figures of each sample. */
export function DnaPanels({ report }: { readonly report: DnaReport }) {
  const { calls, families, samples } = report;
  return (
    <>
      <ConcordancePanels report={report} />
      {calls.length > 0 ? <CallsPanel calls={calls} /> : null}
      {families.length > 0 ? <FamiliesPanel families={families} /> : null}
      {samples.rows.length > 0 && samples.columns.length > 0 ? <SampleTablePanel samples={samples} /> : null}
    </>
  );
}
