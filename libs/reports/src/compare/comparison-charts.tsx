import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { deferredComponent } from '@omics-portal/ui';
import { useMemo } from 'react';
import { readCurves } from '../curves/read-curves';
import { linkBeside } from '../files/file-name';
import { LazyScatter } from '../figures/lazy-charts';
import { LibraryPlane } from '../plane/library-plane';
import { ReportSection } from '../figures/report-section';
import { alignedPlanes } from './aligned-planes';
import { callSeries, foldChangeSeries, type NamedFigures } from './comparison-series';
import { DistributionChart } from './distribution-chart';

const ComparedCurves = deferredComponent(async () => (await import('./compared-curves')).ComparedCurves);

/** Properties of the charts of a comparison. */
export interface ComparisonChartsProps {
  readonly reports: readonly NamedFigures[];
  /** Kind of the compared curves; the first one without it. */
  readonly curve: string | undefined;
  readonly onCurveChange: (kind: string | undefined) => void;
}

/** Charts of a comparison: agreement with the reference, calls, distributions, curves and aligned principal components over each other; components as reported side by side. */
export function ComparisonCharts({ reports, curve, onCurveChange }: ComparisonChartsProps) {
  return (
    <>
      <FoldChanges reports={reports} />
      <Calls reports={reports} />
      <DistributionChart reports={reports} />
      <Curves reports={reports} curve={curve} onCurveChange={onCurveChange} />
      <AlignedPlanes reports={reports} />
      <Planes reports={reports} />
    </>
  );
}

function FoldChanges({ reports }: { readonly reports: readonly NamedFigures[] }) {
  const { t } = useLingui();
  const series = useMemo(() => foldChangeSeries(reports), [reports]);
  return series.length < 2 ? null : (
    <ReportSection>
      <LazyScatter
        title={t`Agreement with the reference set`}
        summary={t`Fold changes of each report against those of its reference set. Where there are many, an even sample is drawn.`}
        series={series}
        xLabel={t`log2 fold change, reference`}
        yLabel={t`log2 fold change, this batch`}
      />
    </ReportSection>
  );
}

function Calls({ reports }: { readonly reports: readonly NamedFigures[] }) {
  const { t } = useLingui();
  const series = useMemo(() => callSeries(reports), [reports]);
  return series.length < 2 ? null : (
    <ReportSection>
      <LazyScatter
        title={t`Precision and recall of the calls`}
        summary={t`Each point is the single-nucleotide variants (SNV) or the insertions and deletions (INDEL) of one sample.`}
        series={series}
        xLabel={t`Recall`}
        xBounds="share"
        yLabel={t`Precision`}
        yBounds="share"
      />
    </ReportSection>
  );
}

function Curves({ reports, curve, onCurveChange }: ComparisonChartsProps) {
  const files = useMemo(
    () =>
      reports.flatMap(({ id, name, figures, link }) => {
        const curves = figures.omics === 'genomics' ? figures.curves : figures.sequencing?.curves;
        return link && curves && curves.entries > 0
          ? [{ id, name, link: linkBeside(link, curves.file) }]
          : [];
      }),
    [reports],
  );
  return files.length < 2 ? null : (
    <ComparedCurves files={files} reader={readCurves} chosen={curve} onChoose={onCurveChange} />
  );
}

function AlignedPlanes({ reports }: { readonly reports: readonly NamedFigures[] }) {
  const { t } = useLingui();
  const series = useMemo(() => alignedPlanes(reports), [reports]);
  const [first] = series;
  return first === undefined || series.length < 2 ? null : (
    <ReportSection>
      <LazyScatter
        title={t`Overlaid principal components`}
        summary={t`The components of each report are turned, mirrored and scaled as a whole, so that the means of their samples come closest to those of ${first.label} (Procrustes alignment). Distances within a report keep their proportions; distances between reports must not be interpreted.`}
        series={series}
        xLabel={t`PC1 of ${first.label}`}
        yLabel={t`PC2 of ${first.label}`}
      />
    </ReportSection>
  );
}

type WithPlane = NamedFigures & { readonly figures: ExpressionReport };

/** Principal components as each report has them, with axes of their own, side by side. */
function Planes({ reports }: { readonly reports: readonly NamedFigures[] }) {
  const planes = reports.filter(
    (report): report is WithPlane => report.figures.omics !== 'genomics' && report.figures.pca !== null,
  );
  return planes.length < 2 ? null : (
    <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {planes.map(({ id, name, figures }) => (
        <li key={id} className="flex min-w-0 flex-col gap-2">
          <h2 className="text-heading font-medium break-words">{name}</h2>
          {figures.pca ? (
            <ReportSection>
              <LibraryPlane
                pca={figures.pca}
                snr={figures.metrics.find(({ key }) => key === 'snr')?.value ?? null}
              />
            </ReportSection>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
