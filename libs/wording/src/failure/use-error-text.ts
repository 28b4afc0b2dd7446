import { useLingui } from '@lingui/react/macro';
import { HttpError, NetworkError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { useCallback } from 'react';

/**
 * Message of an error for users: the server's own if it sent one, otherwise one of ours. Messages of other errors are
 * for developers and never shown. Undefined for anything that is not an error. The caller states which action failed.
 */
export function useErrorText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (error instanceof HttpError) {
        const { status } = error;
        return error.message === `HTTP ${status}`
          ? t`The server answered with an error (HTTP ${status}).`
          : error.message;
      }
      if (error instanceof NetworkError) {
        return t`The server could not be reached.`;
      }
      if (error instanceof TimeoutError) {
        return t`The server took too long to answer.`;
      }
      if (error instanceof ResponseShapeError) {
        return t`The server sent a response that this portal cannot read.`;
      }
      return error instanceof Error ? t`Something unexpected happened in this portal.` : undefined;
    },
    [t],
  );
}
