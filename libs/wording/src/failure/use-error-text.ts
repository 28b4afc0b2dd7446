import { useLingui } from '@lingui/react/macro';
import { NetworkError, TimeoutError } from '@omics-portal/api';
import { useCallback } from 'react';

/**
 * What a failure says for itself: the server's own sentence where there is one, ours where no answer came, and nothing for
 * what is no error or says nothing. What could not be done is said by whoever tried it.
 */
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
