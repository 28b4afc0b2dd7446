import { expect, type Page } from '@playwright/test';

/** Maximum number of script files of a route in addition to those of the dashboard (ADR 0020). */
const MAX_ROUTE_FILES = 6;
/**
 * Further files (ADR 0020). A report: `report-parts`, 3.5 kB, which forms and the details of a job load on a click, and the reading of
 * report.json, 3.3 kB, which the log of a report loads on a click.
 */
const FURTHER_FILES = [
  { route: /^\/datains-report\//, files: 2 },
  // The reading of report.json too, and the file that starts their requests (ADR 0058).
  { route: /^\/seq-flow\/(?:report-comparison|control-chart)$/, files: 2 },
  // The pages of admins have a file of their own beside those of an account, and the file that starts their requests.
  { route: /^\/account\/(?:accounts|audit)$/, files: 2 },
  // ADR 0058: the file that starts their requests, at most 1 kB.
  {
    route:
      /^\/(?:request-materials|data\/qc-job-submit|user\/password|account\/settings\/(?:security|notification)|notifications|seq-flow\/qc-job-results)$/,
    files: 1,
  },
  // A collection and the file manager: `grid`, 9 kB, which the lists of apps, projects and reports do without.
  { route: /^\/data\/download\//, files: 1 },
  { route: /^\/seq-flow\/file-manager$/, files: 1 },
];

/** Maximum number of script files of this route in addition to those of the dashboard. */
export function maxRouteFiles(route: string): number {
  return MAX_ROUTE_FILES + (FURTHER_FILES.find((each) => each.route.test(route))?.files ?? 0);
}

const CODE = /^\/assets\/.+\.js$/;
/** Chunk of notices, which loads with the first notice or some seconds after the page, on every route. */
const LATE = /^\/assets\/toasts-/;
/** Chunk that loads with the first live event, whenever that comes. */
const OF_EVENTS = /^\/assets\/apply-event-/;

/** Files that the dashboard preloads for other screens after some seconds (ADR 0082). The screens count them as theirs. */
const PRELOADED = /^\/assets\/(?:load-(?:public|work)|lists)-/;

/** Counts the script files that each route requests, including cached ones. Visit the dashboard first. */
export function countRouteFiles(page: Page): { start(): void; excess(route: string): Promise<string[]> } {
  let files = new Set<string>();
  let ofDashboard: ReadonlySet<string> = files;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (CODE.test(pathname) && !OF_EVENTS.test(pathname)) files.add(pathname);
  });
  return {
    start: () => {
      files = new Set();
    },
    /** Describes the additional files of this route, if there are too many. */
    excess: async (route) => {
      if (route === '/dashboard') {
        await expect.poll(() => [...files].some((file) => LATE.test(file))).toBe(true);
        // On a busy machine the last parts of the overview come after the notices.
        let before = 0;
        const newFiles = () => {
          const grown = files.size - before;
          before = files.size;
          return grown;
        };
        await expect.poll(newFiles, { intervals: [1500] }).toBe(0);
        ofDashboard = new Set([...files].filter((file) => !PRELOADED.test(file)));
      }
      expect(files.size, 'a page without code counts nothing').toBeGreaterThan(2);
      const further = [...files].filter((file) => !ofDashboard.has(file));
      return further.length > maxRouteFiles(route) ? [`${further.length} files: ${further.join(' ')}`] : [];
    },
  };
}
