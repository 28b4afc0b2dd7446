import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { useCallback } from 'react';

/** A notice is read at a glance: what is longer than this many characters is not repeated in it. */
const MAX_SHOWN_LENGTH = 500;

/** Copies a text and says whether it worked. Where the browser refuses, a short text is shown, to be copied by hand. */
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
