import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { RefreshCw } from 'lucide-react';
import { formatElapsed } from './elapsed';
import { useNow } from './use-now';

export interface CheckedAgoProps {
  /** Time of the last response in milliseconds; 0 for never. */
  readonly at: number;
  /** Whether updates arrive automatically. */
  readonly live: boolean;
  /** Called when the reader asks for a new response. */
  readonly onRefresh: () => void;
}

/** Age of the displayed data, with a refresh button. */
export function CheckedAgo({ at, live, onRefresh }: CheckedAgoProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const age = formatElapsed(Math.max(0, now - at), i18n.locale);
  return (
    <span className="inline-flex items-center gap-1 text-xs text-muted">
      {at === 0 ? null : live ? <Trans>Live, checked {age} ago</Trans> : <Trans>Checked {age} ago</Trans>}
      <IconButton label={t`Refresh`} size="sm" variant="ghost" icon={<RefreshCw />} onClick={onRefresh} />
    </span>
  );
}
