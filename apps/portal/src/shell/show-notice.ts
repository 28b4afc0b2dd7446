import type { Notice } from '@omics-portal/ui';

/** Shows a notice, loading what it takes on first use. */
export function showNotice(notice: Notice): void {
  void import('./toasts').then(({ notify }) => notify(notice));
}

/** Takes away what is in sight: after a sign-in, "you need to login" is no longer true. */
export function clearNotices(): void {
  void import('./toasts').then(({ dismissNotices }) => dismissNotices());
}
