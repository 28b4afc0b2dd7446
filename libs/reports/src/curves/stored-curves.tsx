import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectContentQueries } from '@omics-portal/resources';
import { deferredComponent, ErrorState, Skeleton, VisuallyHidden } from '@omics-portal/ui';
import { useMemo } from 'react';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { readCurves } from './read-curves';

const CurvePanel = deferredComponent(async () => (await import('./curve-panel')).CurvePanel);

interface StoredCurvesProps {
  /** Storage link of curves.json. */
  readonly link: string;
  /** Name under which a sample is shown; by default the one in the file. */
  readonly nameOf?: ((sample: string) => string) | undefined;
}

/** Curves of all samples from their file, one kind at a time. */
export function StoredCurves({ link, nameOf }: StoredCurvesProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const curves = useQuery(objectContentQueries(datains).jsonPart(link, 'curves', readCurves));
  const named = useMemo(
    () => curves.data?.map((curve) => (nameOf ? { ...curve, sample: nameOf(curve.sample) } : curve)),
    [curves.data, nameOf],
  );
  if (named) {
    return <CurvePanel curves={named} />;
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
