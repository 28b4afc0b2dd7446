import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExpressionReport } from '@omics-portal/qc-metrics';
import { SegmentedControl } from '@omics-portal/ui';
import { useMemo } from 'react';
import { joinSentences } from '@omics-portal/wording';
import { LazyScatter } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { useReportView } from '../view/use-report-view';
import { LibraryPlane, type LibraryPlaneProps } from './library-plane';
import { loadingSeries, pcaSeries } from './plane-series';
import { ZoomControls } from './zoom-controls';
import { readWindow, writeWindow } from './zoom-window';

/**
 * PCA chart: the libraries by their first two principal components, with a colour and a shape for each sample, or the features
 * that pull the components most.
 */
export function PcaPanel({ pca, snr }: LibraryPlaneProps) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  const { loadings = [] } = pca;
  const showsFeatures = view.pca === 'features' && loadings.length > 0;
  return (
    <ReportSection
      id="pca"
      controls={
        loadings.length > 0 ? (
          <SegmentedControl
            label={t`Points of the plot`}
            value={showsFeatures ? 'features' : 'libraries'}
            onValueChange={(value) =>
              change({ pca: value === 'features' ? 'features' : undefined, pcaZoom: undefined })
            }
            options={[
              { value: 'libraries', label: t`Libraries` },
              { value: 'features', label: t`Features (loadings)` },
            ]}
          />
        ) : null
      }
    >
      {showsFeatures ? <Loadings loadings={loadings} /> : <Libraries pca={pca} snr={snr} />}
    </ReportSection>
  );
}

function Libraries({ pca, snr }: LibraryPlaneProps) {
  const { view, change } = useReportView();
  const series = useMemo(() => pcaSeries(pca.points), [pca]);
  const window = readWindow(view.pcaZoom);
  return (
    <>
      <ZoomControls series={series} window={window} />
      <LibraryPlane
        pca={pca}
        snr={snr}
        named={view.pcaNames === true}
        window={window}
        onWindowChange={(next) => change({ pcaZoom: writeWindow(next) })}
      />
    </>
  );
}

interface LoadingsProps {
  readonly loadings: NonNullable<NonNullable<ExpressionReport['pca']>['loadings']>;
}

function Loadings({ loadings }: LoadingsProps) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  const only = { first: t`PC1 more than PC2`, second: t`PC2 more than PC1` };
  const series = useMemo(
    () => loadingSeries(loadings, only.first, only.second),
    [loadings, only.first, only.second],
  );
  const window = readWindow(view.pcaZoom);
  const strongest = (axis: 'pc1' | 'pc2') =>
    loadings
      .toSorted((one, other) => Math.abs(other[axis]) - Math.abs(one[axis]))
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', ');
  const [onFirst, onSecond] = [strongest('pc1'), strongest('pc2')];
  const summary = [
    t`Correlation of each feature with the two components; the ${plural(loadings.length, { one: '# feature', other: '# features' })} with the largest.`,
    t`PC1 correlates most with ${onFirst}, PC2 with ${onSecond}.`,
  ];
  return (
    <>
      <ZoomControls series={series} window={window} />
      <LazyScatter
        title={t`Features that drive the components (loadings)`}
        summary={joinSentences(summary)}
        series={series}
        named={view.pcaNames === true}
        window={window}
        onWindowChange={(next) => change({ pcaZoom: writeWindow(next) })}
        xLabel={t`Correlation with PC1`}
        yLabel={t`Correlation with PC2`}
      />
    </>
  );
}

/** Features of each component that the summary names. */
const NAMED = 3;
