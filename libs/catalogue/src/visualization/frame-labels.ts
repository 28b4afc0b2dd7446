import { useLingui } from '@lingui/react/macro';
import type { EmbeddedFrameProps } from '@omics-portal/ui';

/** Labels of a frame. */
export function useFrameLabels(): EmbeddedFrameProps['labels'] {
  const { t } = useLingui();
  return {
    loading: t`Loading the page`,
    timedOut: t`The page did not load`,
    retry: t`Retry`,
    openInNewWindow: t`Open in a new window`,
  };
}
