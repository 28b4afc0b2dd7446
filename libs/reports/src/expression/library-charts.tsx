import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { DistributionPanel } from './distribution-panel';
import { LibraryCorrelationPanel } from './library-correlation-panel';
import { MissingOfFeatures, MissingOfLibraries } from './missing-panels';
import { VolcanoPanel } from './volcano-panel';

/** Charts of the libraries and features: values, gaps, correlations and differences. Reports of older programs have fewer. */
export function LibraryCharts({ report }: { readonly report: ExpressionReport }) {
  const { perSample, distribution = [], missingness = [], libraryCorrelation, differential } = report;
  const hasGaps = missingness.slice(1).some(({ features }) => features > 0);
  // Bars of 0 % would say no more than the table of the libraries.
  const lacksValues = perSample.some(({ missingPercent }) => missingPercent > 0);
  return (
    <div className="grid grid-cols-1 items-start gap-5 empty:hidden xl:grid-cols-2">
      {distribution.length > 0 ? <DistributionPanel report={report} boxes={distribution} /> : null}
      {lacksValues ? <MissingOfLibraries samples={perSample} /> : null}
      {libraryCorrelation ? <LibraryCorrelationPanel correlation={libraryCorrelation} /> : null}
      {differential ? <VolcanoPanel differential={differential} /> : null}
      {hasGaps ? <MissingOfFeatures bars={missingness} /> : null}
    </div>
  );
}
