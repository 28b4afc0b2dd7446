import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onNoticeWanted } from '../../composition/show-notice';

const Toaster = lazy(async () => ({ default: (await import('../../composition/toasts')).PageOverlays }));

/** A page that nobody touches shows its first notices after this time at the latest. */
const LATEST_MS = 5000;
/** Events by which a reader begins to use the page. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Region of the notices and of the tooltips of icon buttons. Its code is loaded with the first notice, at the first use of
 * the page or after a few seconds, whichever comes first, so that the first paint does not wait for it.
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, LATEST_MS);
    const stop = onNoticeWanted(want);
    const listeners = new AbortController();
    FIRST_USE.forEach((type) => window.addEventListener(type, want, listeners));
    return () => {
      clearTimeout(timer);
      stop();
      listeners.abort();
    };
  }, []);
  return <Suspense>{wanted ? <Toaster label={t`Notices`} closeLabel={t`Close`} /> : null}</Suspense>;
}
