import { expect, test, type Page } from '@playwright/test';
import { moveToScreen, openScreen } from './pages/open-screen';
import { makeReport } from './pages/projects';
import { countRouteFiles } from './pages/route-files';
import { screenAddresses } from './pages/screen-addresses';
import { signIn, speak } from './pages/sign-in';
import { axeOn, VIOLATIONS_ONLY } from './pages/violations';

const LANGUAGES = ['en-US', 'zh-CN'] as const;

/** Sets the system theme before the portal starts. A blank page and a frame without an origin have no storage. */
async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:' && window.origin !== 'null')
      localStorage.setItem('pro__preferences', JSON.stringify({ themeMode: 'system' }));
  });
}

/** Waits until the page has its heading and shows no loading state. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Options of axe: the one rule of WCAG 2.2 AA that is off by default. Its other A and AA rules are on, except experimental ones. */
const ALL_OF_WCAG = {
  rules: {
    'target-size': { enabled: true },
    // It takes each link to a page of the portal ("/#/…") for a skip link. keyboard.spec tests the real one.
    'skip-link': { enabled: false },
  },
};

/** Window of a small phone. */
const PHONE = { width: 390, height: 844 };
/** Longest time until a page fits a new window, in milliseconds. */
const FIT_MS = 5000;

const ALL_RULES = { ...VIOLATIONS_ONLY, ...ALL_OF_WCAG };

/** Violation of a rule of axe, with its elements. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** True if the page and all of its frames have an axe of an earlier run. A frame that is just replaced has none. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false)),
  );
  return found.every(Boolean);
}

/** Violations on this page. axe stays in the page for the next run. */
async function violations(page: Page): Promise<readonly Violation[]> {
  if (!(await hasAxe(page))) {
    return (await axeOn(page, ALL_RULES).analyze()).violations;
  }
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await axe.run(chosen);
    return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, ALL_RULES);
}

function describe({ id, nodes }: Violation): string {
  return `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`;
}

/** Tour over all routes: the themes that take turns, the way to a route, and the faults of its loading. */
interface Tour {
  readonly schemes: readonly ('light' | 'dark')[];
  readonly open: (route: string) => Promise<void>;
  readonly loadFaults: (route: string) => Promise<readonly string[]>;
}

/** Each route is opened like an external link. It may load only so many script files, whose number no language changes. */
function fromOutside(page: Page): Tour {
  const code = countRouteFiles(page);
  return {
    schemes: ['light', 'dark'],
    open: async (route) => {
      // A link that appears below the pointer would preload the code of another route.
      await page.mouse.move(0, 0);
      code.start();
      await openScreen(page, route);
    },
    loadFaults: (route) => code.excess(route),
  };
}

/** Each route is opened like a link within the portal. The first needs the portal, so that one is opened from outside. */
function fromInside(page: Page): Tour {
  let isOpen = false;
  return {
    schemes: ['dark', 'light'],
    open: async (route) => {
      await (isOpen ? moveToScreen(page, route) : openScreen(page, route));
      isOpen = true;
    },
    loadFaults: async () => [],
  };
}

/**
 * Tour in each language: each way to a route is tested once with every route. Colours are the same in each language, so that a
 * route has one theme in the one and the other theme in the other.
 */
const TOURS = { 'en-US': fromOutside, 'zh-CN': fromInside };

/** Fault of a page that scrolls sideways in the window of a phone; the window is as before afterwards. */
async function sidewaysFault(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  await settled(page);
  // A chart measures the new width before it is drawn anew.
  const fits = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: FIT_MS })
    .then(
      () => true,
      () => false,
    );
  const widest = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    return elements.find((each) => each.getBoundingClientRect().right > innerWidth + 1)?.outerHTML;
  });
  if (before) await page.setViewportSize(before);
  return fits ? [] : [`${PHONE.width} px: wider is ${widest?.slice(0, 120)}`];
}

/** Visits each route in one theme, and collects axe violations, console errors, and faults of its loading and of its width on a phone. */
async function visit(
  page: Page,
  routes: readonly string[],
  { schemes, open, loadFaults }: Tour,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  let errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  for (const [nr, route] of routes.entries()) {
    errors = [];
    const colorScheme = schemes[nr % schemes.length] ?? 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(route);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const problems = (await violations(page)).map((violation) => `${colorScheme}: ${describe(violation)}`);
    // The parts of a narrow page may load code of their own.
    const loading = await loadFaults(route);
    problems.push(...(await sidewaysFault(page)), ...errors, ...loading);
    if (problems.length > 0) faults[route] = problems;
  }
  return faults;
}

// A trace of so many pages costs a fifth of the time; a failure names the route, the theme, the rule and the element.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  test(`every public route has a heading, fits a phone, and has no accessibility violation and no error (${language}, light and dark in turn)`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await speak(page, language);
    await followSystem(page);
    const routes = await screenAddresses(page, 'public');
    expect(await visit(page, routes, TOURS[language](page))).toEqual({});
  });

  test(`every private route has a heading, fits a phone, and has no accessibility violation and no error (${language}, light and dark in turn)`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const ids = await makeReport(request, `every_route_${Date.now()}`);
    await speak(page, language);
    await followSystem(page);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);
    const routes = await screenAddresses(page, 'signed-in', ids);
    expect(await visit(page, routes, TOURS[language](page))).toEqual({});
  });
}
