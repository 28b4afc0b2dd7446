import type { Notice } from '@omics-portal/ui';

/** Shows a notice, loading what it takes on first use. */
export function showNotice(notice: Notice): void {
  void import('./toasts').then(({ notify }) => notify(notice));
}
