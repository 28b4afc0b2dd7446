import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { NetworkError, TimeoutError } from '@omics-portal/api';

/** What a failure says for itself: the server's own sentence where there is one, else ours for no answer at all. */
export function useErrorText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (error instanceof NetworkError) {
        return t`The server could not be reached.`;
      }
      if (error instanceof TimeoutError) {
        return t`The server took too long to answer.`;
      }
      return error instanceof Error && error.message !== '' ? error.message : undefined;
    },
    [t],
  );
}
