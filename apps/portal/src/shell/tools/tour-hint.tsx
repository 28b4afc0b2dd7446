import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePortal } from '../../composition/use-portal';

/** Duration of the hint, in milliseconds. */
export const TOUR_HINT_MS = 6000;

/** Local storage key of the hint that has been shown. */
const TOUR_HINT_KEY = 'pro__tour_hint';

/** Hint that the page has a tour: shown once in a browser, hides by itself, and covers no control. */
export function TourHint() {
  const { storage } = usePortal();
  const [shown, setShown] = useState(() => storage.getItem(TOUR_HINT_KEY) === null);
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    try {
      storage.setItem(TOUR_HINT_KEY, 'shown');
    } catch {
      // The storage is full: the hint is shown again on the next visit.
    }
    const timer = setTimeout(() => setShown(false), TOUR_HINT_MS);
    return () => clearTimeout(timer);
  }, [shown, storage]);
  return (
    <span
      role="status"
      className="pointer-events-none absolute end-0 top-full z-40 mt-2 w-max max-w-64 text-sm not-empty:rounded-control not-empty:border not-empty:border-border not-empty:bg-raised not-empty:px-3 not-empty:py-2 not-empty:shadow-overlay"
    >
      {shown ? <Trans>New here? The tour under Tools leads you through this page.</Trans> : null}
    </span>
  );
}
