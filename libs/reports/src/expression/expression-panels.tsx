import type { ExpressionReport, MetricKey } from '@omics-portal/qc-metrics';
import { BatchPlanePanel } from './batch-plane-panel';
import { LibraryCharts } from './library-charts';
import { CorrelationPanel } from '../plane/agreement-panel';
import { PcaPanel } from '../plane/pca-panel';
import { SamplesPanel } from '../figures/samples-panel';

interface ExpressionPanelsProps {
  readonly report: ExpressionReport;
  /** Storage link of report.json. */
  readonly link: string;
}

/** Panels of a report on an expression table: principal components, agreement with the reference set, other batches, and libraries. */
export function ExpressionPanels({ report, link }: ExpressionPanelsProps) {
  const { pca, correlation, perSample, metrics } = report;
  const valueOf = (key: MetricKey) => metrics.find((metric) => metric.key === key)?.value ?? null;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 empty:hidden xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {pca && pca.points.length > 0 ? <PcaPanel pca={pca} snr={valueOf('snr')} /> : null}
        {correlation && correlation.points.length > 0 ? (
          <CorrelationPanel correlation={correlation} rc={valueOf('rc')} />
        ) : null}
      </div>
      {report.omics === 'transcriptomics' ? <BatchPlanePanel report={report} link={link} /> : null}
      <LibraryCharts report={report} />
      {perSample.length > 0 ? <SamplesPanel samples={perSample} /> : null}
    </>
  );
}
