import type { UploadQueue } from '@omics-portal/storage';

/** Asks for confirmation before the page is closed while uploads wait or are sent: a reload loses the queue. */
export function guardUploads(
  { items, subscribe }: Pick<UploadQueue, 'items' | 'subscribe'>,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): void {
  const ask = (event: Event) => event.preventDefault();
  subscribe(() => {
    if (items().some(({ status }) => status === 'waiting' || status === 'sending')) {
      page.addEventListener('beforeunload', ask);
    } else {
      page.removeEventListener('beforeunload', ask);
    }
  });
}
