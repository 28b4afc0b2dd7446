import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { makeReport } from './pages/projects';
import { countRouteFiles } from './pages/route-files';
import { screenAddresses } from './pages/screen-addresses';
import { signIn, speak } from './pages/sign-in';

const LANGUAGES = ['en-US', 'zh-CN'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Sets the system theme before the portal starts. A blank page has no storage. */
async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:')
      localStorage.setItem('pro__preferences', JSON.stringify({ themeMode: 'system' }));
  });
}

/** Waits until the page has its heading and shows no loading state. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Colour rules of axe; the results of all other rules are the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Options of axe: the one rule of WCAG 2.2 AA that is off by default. Its other A and AA rules are on, except experimental ones. */
const ALL_OF_WCAG = { rules: { 'target-size': { enabled: true } } };

/** Options of axe that save half of its time: details of passed elements are not assembled, style sheets not fetched again. */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

/** Violation of a rule of axe, with its elements. */
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Violations of all rules on this page. axe stays in the page for `colourViolations`. */
async function violations(page: Page): Promise<readonly Violation[]> {
  // Legacy mode: by default each result is assembled on an extra blank page, which doubles the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...ALL_OF_WCAG, ...VIOLATIONS_ONLY });
  return (await axe.analyze()).violations;
}

/** Violations of the colour rules, by the axe that is in the page since the first theme. */
function colourViolations(page: Page): Promise<readonly Violation[]> {
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations: found } = await axe.run(options);
      return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    { ...VIOLATIONS_ONLY, runOnly: COLOUR_RULES },
  );
}

function describe({ id, nodes }: Violation): string {
  return `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`;
}

/**
 * Visits each route in light and dark, and collects axe violations, console errors, and routes that load more script files
 * than allowed.
 */
async function visit(page: Page, routes: readonly string[]): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  let errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  const code = countRouteFiles(page);
  for (const [nr, route] of routes.entries()) {
    errors = [];
    code.start();
    // A blank page in between: each route is opened like an external link, without the previous heading.
    await page.goto('about:blank');
    const problems: string[] = [];
    // Light and dark take turns, so that both are also tested from a cold start.
    for (const [step, colorScheme] of (nr % 2 === 0 ? SCHEMES : [...SCHEMES].reverse()).entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (step === 0) await page.goto(`/#${route}`);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const found = step === 0 ? await violations(page) : await colourViolations(page);
      problems.push(...found.map((violation) => `${colorScheme}: ${describe(violation)}`));
    }
    problems.push(...errors, ...(await code.excess(route)));
    if (problems.length > 0) faults[route] = problems;
  }
  return faults;
}

// A trace of so many pages costs a fifth of the time; a failure names the route, the theme, the rule and the element.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  test(`every public route has a heading, no accessibility violation and no error, light and dark (${language})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await speak(page, language);
    await followSystem(page);
    expect(await visit(page, await screenAddresses(page, 'public'))).toEqual({});
  });

  test(`every private route has a heading, no accessibility violation and no error, light and dark (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(420_000);
    const ids = await makeReport(request, `every_route_${Date.now()}`);
    await speak(page, language);
    await followSystem(page);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);
    expect(await visit(page, await screenAddresses(page, 'signed-in', ids))).toEqual({});
  });
}
