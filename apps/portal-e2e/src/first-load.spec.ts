import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { maxRouteFiles } from './pages/route-files';
import { signIn, speak } from './pages/sign-in';

/** Loaded file of the portal, with its transferred bytes. */
interface Loaded {
  path: string;
  bytes: number;
}

interface Budget {
  /** Transferred (compressed) bytes. */
  script: number;
  style: number;
  files: number;
}

const KB = 1000;
const DASHBOARD: Budget = { script: 151.2 * KB, style: 20 * KB, files: 12 };
/** Script bytes of a screen in addition to the dashboard. every-route.spec counts the files of all routes. */
const MAX_MORE_SCRIPT = 120 * KB;
/** Exceptions of ADR 0020 and ADR 0058. */
const MORE_SCRIPT: Readonly<Record<string, number>> = {
  '/request-materials': 141 * KB,
  '/data/download/quartet-proteomics': 123.5 * KB,
  '/seq-flow/file-manager': 126.8 * KB,
};

const ROUTES = [
  '/materials',
  '/request-materials',
  '/data/download/quartet-proteomics',
  '/markdown-previewer',
  '/seq-flow/app-store',
  '/reference-datasets/download',
  '/reference-datasets/visualization/quartet-rna-vis',
  '/publications',
  '/user/login',
  '/404',
];

/** Routes for signed-in users. Parts that open on a click do not count. */
const SIGNED_IN_ROUTES = [
  '/embeded-frame',
  '/data/qc-job-submit',
  '/seq-flow/quality-assessment-management',
  '/seq-flow/protqc-report-management',
  '/seq-flow/file-manager',
  '/account/settings/custom',
  '/notifications',
];

/** Files of the portal, without responses of the services. */
const OWN = /^\/(?:assets\/.+|config\.json|favicon\.svg)?$/;

/** Records the files of the portal that this page loads, with the browser's cache disabled. */
async function listen(page: Page): Promise<{ start(): void; loaded(): readonly Loaded[] }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const heads = new Map<string, { path: string; bytes: number }>();
  let files: Loaded[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, { path: new URL(response.url).pathname, bytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head && OWN.test(head.path)) files.push({ path: head.path, bytes: encodedDataLength - head.bytes });
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return {
    start: () => {
      files = [];
    },
    loaded: () => files,
  };
}

/** Waits until the page has its heading, shows no loading state, and has loaded no file for a moment. */
async function settle(page: Page, count: () => number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  let before = -1;
  await expect
    .poll(
      () => {
        const [last, now] = [before, count()];
        before = now;
        return now > 0 && last === now;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

const sum = (files: readonly Loaded[], kind: RegExp) =>
  files.filter(({ path }) => kind.test(path)).reduce((total, { bytes }) => total + bytes, 0);

/** Describes exceeded budgets, with the files; empty if there are none. */
function excess(route: string, files: readonly Loaded[], budget: Partial<Budget>): string[] {
  const found = { script: sum(files, /\.m?js$/), style: sum(files, /\.css$/), files: files.length };
  const over = (['script', 'style', 'files'] as const).filter(
    (part) => found[part] > (budget[part] ?? Infinity),
  );
  const list = [...files].sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `    ${bytes} ${path}`);
  return over.map((part) => [`${route}: ${part} ${found[part]}, budget ${budget[part]}`, ...list].join('\n'));
}

/** Opens each route like an external link and collects the exceeded budgets. */
async function weigh(page: Page, routes: readonly string[]): Promise<string[]> {
  const { start, loaded } = await listen(page);
  const open = async (route: string) => {
    await page.goto('about:blank');
    start();
    await page.goto(`/#${route}`);
    await settle(page, () => loaded().length);
    return loaded();
  };
  const dashboard = await open('/dashboard');
  const base = sum(dashboard, /\.m?js$/);
  expect(base, 'a page without scripts measures nothing').toBeGreaterThan(50 * KB);
  const faults = excess('/dashboard', dashboard, DASHBOARD);
  const known = new Set(dashboard.map(({ path }) => path));
  for (const route of routes) {
    const files = await open(route);
    faults.push(
      ...excess(route, files, {
        script: base + (MORE_SCRIPT[route] ?? MAX_MORE_SCRIPT),
        style: DASHBOARD.style,
      }),
    );
    const more = files.filter(({ path }) => path.endsWith('.js') && !known.has(path)).map(({ path }) => path);
    if (more.length > maxRouteFiles(route))
      faults.push(`${route}: ${more.length} files more: ${more.join(' ')}`);
  }
  return faults;
}

/** Minimum delay of timers that do not belong to a first load, in milliseconds: notices of an idle page load after five seconds. */
const LATER_MS = 4000;

/** Disables timers with a delay of `LATER_MS` or more, which on a slow machine would fire during the first load. */
async function withoutLaterTimers(page: Page): Promise<void> {
  await page.addInitScript((laterMs) => {
    const start = window.setTimeout.bind(window);
    const startUnlessLater = (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
      (ms ?? 0) >= laterMs ? 0 : start(handler, ms, ...args);
    window.setTimeout = startUnlessLater as typeof window.setTimeout;
  }, LATER_MS);
}

test('a visitor loads each route within its budget', async ({ page }) => {
  await speak(page, 'en-US');
  await withoutLaterTimers(page);
  expect((await weigh(page, ROUTES)).join('\n')).toBe('');
});

test('Chinese costs no more than English', async ({ page }) => {
  await speak(page, 'zh-CN');
  await withoutLaterTimers(page);
  expect((await weigh(page, [])).join('\n')).toBe('');
});

test('a signed-in user loads each route within its budget', async ({ page }) => {
  await speak(page, 'en-US');
  // Other tests of this account make live events, and the first one loads the code that applies them.
  await page.route(/\/api\/events(?:\?|$)/, (route) => route.abort());
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await withoutLaterTimers(page);
  expect((await weigh(page, SIGNED_IN_ROUTES)).join('\n')).toBe('');
});

/** Preloaded files, by the links of the boot script. */
async function preloads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
}

for (const route of ROUTES.filter((path) => path !== '/404')) {
  test(`${route} is preloaded before the entry runs`, async ({ page }) => {
    await speak(page, 'en-US');
    // Without the entry, only the document itself can request a file.
    await page.route(/\/assets\/portal-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`/#${route}`);
    const early = await preloads(page);
    expect(early.length).toBeGreaterThan(1);

    await page.unroute(/\/assets\/portal-[^/]+\.js$/);
    const { loaded, start } = await listen(page);
    start();
    await page.reload();
    await settle(page, () => loaded().length);
    const entry = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(
        ({ src }) => new URL(src).pathname,
      ),
    );
    const code = loaded().filter(({ path }) => path.endsWith('.js'));
    expect(
      code.map(({ path }) => path).filter((path) => !early.includes(path) && !entry.includes(path)),
    ).toEqual([]);
  });
}

const FIRST_REQUESTS = [
  {
    route: '/data/download/quartet-proteomics',
    screen: /\/assets\/(?:datasets-screens|widgets)-[^/]+\.js$/,
    request: /\/api\/collections\/quartet_proteomics/,
    shown: (page: Page) => page.getByRole('gridcell'),
  },
  {
    route: '/seq-flow/app-store',
    screen: /\/assets\/seq-flow-screens-[^/]+\.js$/,
    request: /\/api\/(?:app-manifest|installed-apps)/,
    shown: (page: Page) => page.getByRole('heading', { level: 1 }),
  },
];

for (const { route, screen, request, shown } of FIRST_REQUESTS) {
  test(`no request for data of ${route} waits for the code of its screen`, async ({ page }) => {
    await speak(page, 'en-US');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(screen, async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest((one) => request.test(one.url()));
    await page.goto(`/#${route}`, { waitUntil: 'commit' });
    await requested;
    release();
    await expect(shown(page).first()).toBeVisible();
  });
}

test('hovering a link preloads the code of its route', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/dashboard');
  const link = page.getByRole('main').locator('a[href*="#/data/download/"]').first();
  await expect(link).toBeVisible();
  expect((await preloads(page)).join(' ')).not.toContain('datasets-screens');
  await link.hover();
  expect((await preloads(page)).join(' ')).toContain('datasets-screens');
});

test('a click on the overview requests the data of its page before any further code arrives', async ({
  page,
}) => {
  await speak(page, 'en-US');
  const preloaded = page.waitForResponse(/\/assets\/load-public-[^/]+\.js$/);
  await page.goto('/#/dashboard');
  await preloaded;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\//, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/api\/collections\/quartet_proteomics/);
  await page.getByRole('main').locator('a[href*="#/data/download/quartet-proteomics"]').first().click();
  await requested;
  release();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
});

test('the overview does not shift while it loads and is read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: 'Data Portal Summary' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: 'How to cite' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Source: history of Quartet DNA sequencing batches')).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  // The limit of a good page (Core Web Vitals).
  expect(total).toBeLessThan(0.1);
});
