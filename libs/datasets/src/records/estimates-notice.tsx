import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { ESTIMATES_POLL_MS, isEstimated, SHOWN_RECORD_QUERIES } from '@omics-portal/resources';
import { Alert } from '@omics-portal/ui';

/** Notice that counts are estimates; they are requested again, together, until they are exact. */
export function EstimatesNotice() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  useEffect(() => {
    const poll = setInterval(() => {
      if (!focusManager.isFocused()) return;
      void queryClient.refetchQueries(
        { ...SHOWN_RECORD_QUERIES, predicate: isEstimated },
        { cancelRefetch: false },
      );
    }, ESTIMATES_POLL_MS);
    return () => clearInterval(poll);
  }, [queryClient]);
  return (
    <Alert tone="info">
      {t`Counts with ≈ are estimates while the index of this collection is being built. They become exact by themselves.`}
    </Alert>
  );
}
