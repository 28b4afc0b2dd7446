import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@omics-portal/ui';
import { useEffect, useState } from 'react';
import { PageSpinner } from './page-spinner';
import { servedBuild } from '../../resilience/entry-document';
import { recoverChunk } from '../../resilience/recover-chunk';
import { openSessionStorage } from '../../resilience/session-storage';

/** Error page of a screen whose chunk did not load. It reloads the page once; after that the user decides. */
export function ChunkFailure({ error }: { error: unknown }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const attempt = recoverChunk({
      error,
      storage: openSessionStorage(window),
      isServed: async () => (await servedBuild(document.baseURI)) !== undefined,
      reload: () => window.location.reload(),
    });
    void attempt.then((outcome) => setFailed(outcome === 'failed'));
  }, [error]);
  return failed ? (
    <ErrorState
      title={t`A part of the portal could not be loaded`}
      message={t`The network failed, or the portal was updated meanwhile.`}
      retryLabel={t`Reload the page`}
      onRetry={() => window.location.reload()}
    />
  ) : (
    <PageSpinner />
  );
}
