import type { RegisteredRouter } from '@tanstack/react-router';
import { HOME_PATH } from '../../links/paths';

/**
 * Goes one step back, or to the dashboard from the first page of a browser tab. The history length of the browser is used,
 * because the router does not count addresses that were typed.
 */
export function goBack(router: Pick<RegisteredRouter, 'history' | 'navigate'>): void {
  if (window.history.length > 1) {
    router.history.back();
  } else {
    void router.navigate({ to: HOME_PATH });
  }
}
