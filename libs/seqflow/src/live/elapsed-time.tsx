import { useLingui } from '@lingui/react/macro';
import { elapsedMs, formatElapsed } from '../format/elapsed';
import { useNow } from './use-now';

/** How long something has run; it goes on counting while there is no end. Times in milliseconds. */
export function ElapsedTime({ started, finished }: { readonly started: number | null; readonly finished: number | null }) {
  const { i18n } = useLingui();
  const now = useNow(Boolean(started) && !finished);
  const elapsed = elapsedMs(started, finished, now);
  return <>{elapsed === null ? '-' : formatElapsed(elapsed, i18n.locale)}</>;
}
