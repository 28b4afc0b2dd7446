import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onNoticeWanted } from './show-notice';

const Toaster = lazy(async () => ({ default: (await import('./toasts')).Toaster }));

/** A page that nobody touches shows its first notices after this time at the latest. */
const LATEST_MS = 5000;

/**
 * Where notices appear. It comes with the first notice, the first touch or a few seconds, whichever is first: a notice
 * made earlier waits for it, and the first paint does not.
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, LATEST_MS);
    const stop = onNoticeWanted(want);
    window.addEventListener('pointerdown', want, { once: true });
    window.addEventListener('keydown', want, { once: true });
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, []);
  return <Suspense>{wanted ? <Toaster label={t`Notices`} closeLabel={t`Close`} /> : null}</Suspense>;
}
