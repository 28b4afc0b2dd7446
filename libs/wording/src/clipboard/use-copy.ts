import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { useCallback } from 'react';

/** Maximum text length that the notice repeats. */
const MAX_SHOWN_LENGTH = 500;

/** Copy to the clipboard with a notice. If the browser refuses, a short text is shown for manual copying. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return useCallback(
    async (text) => {
      const shown = text.length > MAX_SHOWN_LENGTH ? {} : { description: text };
      try {
        await navigator.clipboard.writeText(text);
        notify({ tone: 'success', title: t`Copied`, ...shown });
      } catch {
        notify({ tone: 'warning', title: t`The browser does not allow copying`, ...shown });
      }
    },
    [t],
  );
}
