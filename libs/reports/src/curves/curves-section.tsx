import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectContentQueries } from '@omics-portal/resources';
import { deferredComponent, ErrorState, Skeleton, VisuallyHidden } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { ReportSection } from '../figures/report-section';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { readCurves } from './read-curves';

const CurvePanel = deferredComponent(async () => (await import('./curve-panel')).CurvePanel);

/** Section of the curves of all samples, which are in a file of their own. */
export function CurvesSection({ link }: { readonly link: string }) {
  const { t } = useLingui();
  return (
    <ReportSection id="curves" title={t`Curves of all samples`}>
      <PanelBoundary>
        <StoredCurves link={link} />
      </PanelBoundary>
    </ReportSection>
  );
}

function StoredCurves({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const curves = useQuery(objectContentQueries(datains).jsonPart(link, 'curves', readCurves));
  if (curves.data) {
    return <CurvePanel curves={curves.data} />;
  }
  return curves.isError ? (
    <ErrorState
      title={t`The curves could not be loaded`}
      message={errorText(curves.error)}
      retryLabel={t`Retry`}
      onRetry={() => void curves.refetch()}
    />
  ) : (
    <div role="status">
      <VisuallyHidden>{t`Loading the curves`}</VisuallyHidden>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
