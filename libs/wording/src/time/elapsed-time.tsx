import { useLingui } from '@lingui/react/macro';
import { elapsedMs, formatElapsed } from './elapsed';
import { useNow } from './use-now';

export interface ElapsedTimeProps {
  /** Start in milliseconds; null or 0 if it has not started. */
  readonly started: number | null;
  /** End in milliseconds; null or 0 while it runs. */
  readonly finished: number | null;
}

/** Elapsed time; it keeps counting without an end. */
export function ElapsedTime({ started, finished }: ElapsedTimeProps) {
  const { i18n } = useLingui();
  const now = useNow(Boolean(started) && !finished);
  const elapsed = elapsedMs(started, finished, now);
  return <>{elapsed === null ? '-' : formatElapsed(elapsed, i18n.locale)}</>;
}
