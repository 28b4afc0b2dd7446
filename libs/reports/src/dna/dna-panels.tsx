import type { DnaReport } from '@omics-portal/qc-metrics';
import { deferredComponent } from '@omics-portal/ui';
import { BatchesPanel } from './batches-panel';
import { CallsPanel } from './calls-panel';
import { CurvesSection } from '../curves/curves-section';
import { linkBeside } from '../files/file-name';
import { ConcordancePanels } from './concordance-panels';
import { FamiliesPanel } from './families-panel';

const SampleTablePanel = deferredComponent(
  async () => (await import('../sequencing/sample-table-panel')).SampleTablePanel,
);

interface DnaPanelsProps {
  readonly report: DnaReport;
  /** Storage link of report.json, beside which its other files are. */
  readonly link: string;
  /** Name of saved files, without an ending. */
  readonly name: string;
}

/** Panels of a report on DNA sequencing: concordance against F1, batches by metric, variants by donor and family, curves and figures of each sample. */
export function DnaPanels({ report, link, name }: DnaPanelsProps) {
  const { calls, families, samples, curves } = report;
  return (
    <>
      <ConcordancePanels report={report} />
      <BatchesPanel report={report} />
      {calls.length > 0 ? <CallsPanel calls={calls} /> : null}
      {families.length > 0 ? <FamiliesPanel families={families} /> : null}
      {curves && curves.entries > 0 ? <CurvesSection link={linkBeside(link, curves.file)} /> : null}
      {samples.rows.length > 0 && samples.columns.length > 0 ? (
        <SampleTablePanel samples={samples} name={name} />
      ) : null}
    </>
  );
}
