import { useLingui } from '@lingui/react/macro';
import { elapsedMs, formatElapsed } from './elapsed';
import { useNow } from './use-now';

export interface ElapsedTimeProps {
  /** In milliseconds; null or 0 for not yet. */
  readonly started: number | null;
  /** In milliseconds; null or 0 while it goes on. */
  readonly finished: number | null;
}

/** How long something has run; it goes on counting while there is no end. */
export function ElapsedTime({ started, finished }: ElapsedTimeProps) {
  const { i18n } = useLingui();
  const now = useNow(Boolean(started) && !finished);
  const elapsed = elapsedMs(started, finished, now);
  return <>{elapsed === null ? '-' : formatElapsed(elapsed, i18n.locale)}</>;
}
