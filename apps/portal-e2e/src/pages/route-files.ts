import { expect, type Page } from '@playwright/test';

/** Maximum number of script files of a route in addition to those of the dashboard (ADR 0020). */
export const MAX_ROUTE_FILES = 6;

const CODE = /^\/assets\/.+\.js$/;
/** Chunk of notices, which loads with the first notice or some seconds after the page, on every route. */
const LATE = /^\/assets\/toasts-/;

/** Counts the script files that each route requests, including cached ones. Visit the dashboard first. */
export function countRouteFiles(page: Page): { start(): void; excess(route: string): Promise<string[]> } {
  let files = new Set<string>();
  let ofDashboard: ReadonlySet<string> = files;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (CODE.test(pathname)) files.add(pathname);
  });
  return {
    start: () => {
      files = new Set();
    },
    /** Describes the additional files of this route, if there are too many. */
    excess: async (route) => {
      if (route === '/dashboard') {
        await expect.poll(() => [...files].some((file) => LATE.test(file))).toBe(true);
        ofDashboard = new Set(files);
      }
      expect(files.size, 'a page without code counts nothing').toBeGreaterThan(2);
      const further = [...files].filter((file) => !ofDashboard.has(file));
      return further.length > MAX_ROUTE_FILES ? [`${further.length} files: ${further.join(' ')}`] : [];
    },
  };
}
