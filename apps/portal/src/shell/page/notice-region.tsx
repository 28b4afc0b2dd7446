import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { onFirstNotice } from '../../composition/show-notice';
import type { PageOverlays } from '../../composition/toasts';

/** Time after which the region loads on an idle page, and between two attempts while the page is used, in milliseconds. */
const LATEST_MS = 5000;
/** Events by which a user begins to use the page. */
const FIRST_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Region of the notices and of the tooltips of icon buttons. Its code is loaded with the first notice, at the first use of
 * the page or after a few seconds, whichever comes first, so that the first paint does not wait for it. A page that loses its
 * connection before stays as it is, and the next occasion tries again.
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const [Loaded, setLoaded] = useState<typeof PageOverlays | null>(null);
  useEffect(() => {
    const listeners = new AbortController();
    const want = () =>
      void import('../../composition/toasts').then(
        (toasts) => {
          listeners.abort();
          setLoaded(() => toasts.PageOverlays);
        },
        () => undefined,
      );
    let nextAttempt = 0;
    // A pointer that moves over a page without a connection would request the code with each step.
    const wantInUse = () => {
      if (performance.now() < nextAttempt) return;
      nextAttempt = performance.now() + LATEST_MS;
      want();
    };
    const timer = setTimeout(want, LATEST_MS);
    const stop = onFirstNotice(want);
    FIRST_USE.forEach((type) => window.addEventListener(type, wantInUse, listeners));
    return () => {
      clearTimeout(timer);
      stop();
      listeners.abort();
    };
  }, []);
  return Loaded ? <Loaded label={t`Notices`} closeLabel={t`Close`} /> : null;
}
