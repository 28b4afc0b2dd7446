import { useLingui } from '@lingui/react/macro';
import { HttpError } from '@omics-portal/api';
import { ErrorState } from '@omics-portal/ui';
import { isChunkFailure, useErrorText } from '@omics-portal/wording';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { IdentityUnreachableError } from '../../navigation/guard-navigation';
import { HOME_PATH } from '../../links/paths';
import { ChunkFailure } from './chunk-failure';
import { loadChunk } from '../../resilience/load-chunk';
import type { ExceptionCode } from './exception-page';
import { goBack } from './go-back';
import { PageSpinner } from './page-spinner';

const loadPage = loadChunk(() => import('./exception-page'));
const ExceptionPage = lazy(async () => ({ default: (await loadPage()).ExceptionPage }));

const CODES: Record<number, ExceptionCode> = { 403: '403', 404: '404' };

/** Error boundary of a route: replaces a screen that could not be loaded or rendered. The menu stays. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const router = useRouter();
  const address = router.state.location.href;
  const retry = () => void router.invalidate();
  if (error instanceof IdentityUnreachableError) {
    return (
      <ErrorState
        title={t`The sign-in service does not answer`}
        message={t`Whether you may see this page cannot be checked. You stay signed in.`}
        retryLabel={t`Retry`}
        onRetry={retry}
      />
    );
  }
  if (isChunkFailure(error)) {
    return <ChunkFailure error={error} />;
  }
  if (error instanceof HttpError && (CODES[error.status] ?? error.status >= 500)) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <ExceptionPage
          code={CODES[error.status] ?? '500'}
          address={address}
          homeHref={router.history.createHref(HOME_PATH)}
          onBack={() => goBack(router)}
          onRetry={retry}
        />
      </Suspense>
    );
  }
  return (
    <ErrorState
      title={t`This page could not be shown`}
      message={errorText(error)}
      retryLabel={t`Retry`}
      onRetry={retry}
    />
  );
}
