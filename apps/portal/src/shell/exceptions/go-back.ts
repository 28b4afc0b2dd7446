import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * One step back; to the dashboard from a page that is the first in its browser tab. An address typed by hand is unknown to the
 * router's own count of steps, so the browser's is asked.
 */
export function goBack(router: Pick<RegisteredRouter, 'history' | 'navigate'>): void {
  if (window.history.length > 1) {
    router.history.back();
  } else {
    void router.navigate({ to: '/dashboard' });
  }
}
