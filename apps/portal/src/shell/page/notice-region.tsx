import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '../../composition/show-notice';

const Toaster = lazy(async () => ({ default: (await import('../../composition/toasts')).PageOverlays }));

/** Time after which the region loads on an idle page, in milliseconds. */
const LATEST_MS = 5000;
/** Events by which a user begins to use the page. */
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
    const stop = onFirstNotice(want);
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
