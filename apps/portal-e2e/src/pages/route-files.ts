import { expect, type Page } from '@playwright/test';

/** Most files of code that a route may load beyond those of the dashboard (ADR 0020). */
export const MAX_ROUTE_FILES = 6;

const CODE = /^\/assets\/.+\.js$/;
/** Draws notices: with its library it comes with the first notice, or some seconds after the page, whatever the route. */
const LATE = /^\/assets\/toasts-/;

/** Counts the files of code that each place asks for, those from the browser's cache too. Visit the dashboard first. */
export function countRouteFiles(page: Page): { start(): void; excess(place: string): Promise<string[]> } {
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
    /** The further files of this place in words, if they are too many. */
    excess: async (place) => {
      if (place === '/dashboard') {
        await expect.poll(() => [...files].some((file) => LATE.test(file))).toBe(true);
        ofDashboard = new Set(files);
      }
      expect(files.size, 'a page without code counts nothing').toBeGreaterThan(2);
      const further = [...files].filter((file) => !ofDashboard.has(file));
      return further.length > MAX_ROUTE_FILES ? [`${further.length} files: ${further.join(' ')}`] : [];
    },
  };
}
