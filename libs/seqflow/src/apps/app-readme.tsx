import { lazy, Suspense } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@omics-portal/api';
import { appQueries } from '@omics-portal/resources';
import { EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';

// Loaded on demand: the Markdown parser is large, and only help documents need it.
const MarkdownView = lazy(async () => ({
  default: (await import('@omics-portal/ui/markdown')).MarkdownView,
}));

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

/** Help document of an app. */
export function AppReadme({ appName }: { readonly appName: string }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const readme = useQuery({
    ...appQueries(datains, i18n.locale).readme(appName),
    retry: (count, error) => !isMissing(error) && count < 2,
  });
  if (readme.isPending) {
    return <SkeletonLines lines={6} label={t`Loading the help document`} />;
  }
  if (isMissing(readme.error) || readme.data === '') {
    return <EmptyState title={t`No help document.`} />;
  }
  if (readme.isError) {
    return (
      <ErrorState
        title={t`The help document could not be loaded`}
        message={errorText(readme.error)}
        retryLabel={t`Retry`}
        onRetry={() => void readme.refetch()}
      />
    );
  }
  return (
    <Suspense fallback={<SkeletonLines lines={6} label={t`Loading the help document`} />}>
      <MarkdownView source={readme.data} headingOffset={2} />
    </Suspense>
  );
}
