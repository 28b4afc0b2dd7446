import type { Page, Request } from '@playwright/test';

/** Number of requests of a page that have not ended, as a function. Without a live stream it becomes 0 once all has arrived. */
export function openRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}
