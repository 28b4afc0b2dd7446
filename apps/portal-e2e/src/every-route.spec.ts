import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PUBLIC, SIGNED_IN } from './pages/places';
import { countRouteFiles } from './pages/route-files';
import { signIn, speak } from './pages/sign-in';

const LANGUAGES = ['en-US', 'zh-CN'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Lets the portal follow the system before it starts. A blank page has no storage to write to. */
async function followSystem(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:')
      localStorage.setItem('pro__preferences', JSON.stringify({ themeMode: 'system' }));
  });
}

/** The page is whole: its heading stands, and nothing says any more that it is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The rules of axe that look at colours; all others look at what is on the page, which is the same in light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe leaves one rule of WCAG 2.2 AA out by default. Its other rules of A and AA are on, the experimental ones apart. */
const ALL_OF_WCAG = { rules: { 'target-size': { enabled: true } } };

/** What is wrong on this page: the rules that axe holds against it, with the first element of each. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // In one go: by default each answer is put together on a blank page of its own, which took as long as the asking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(ALL_OF_WCAG);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/**
 * Visits each place, looks at it in light and in dark, and gathers what axe, the console and an empty page have to say, and
 * which place loads more files of code than a route may.
 */
async function visit(page: Page, places: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  let heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
  const code = countRouteFiles(page);
  for (const [nr, place] of places.entries()) {
    heard = [];
    code.start();
    // A blank page between: each place is opened as from a link in a letter, and no heading of the place before is left.
    await page.goto('about:blank');
    const problems: string[] = [];
    // Opened in light and in dark by turns, so that either is also seen from a cold start.
    for (const [step, colorScheme] of (nr % 2 === 0 ? SCHEMES : [...SCHEMES].reverse()).entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (step === 0) await page.goto(`/#${place}`);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const rules = step === 0 ? undefined : COLOUR_RULES;
      problems.push(...(await faults(page, rules)).map((fault) => `${colorScheme}: ${fault}`));
    }
    problems.push(...heard, ...(await code.excess(place)));
    if (problems.length > 0) found[place] = problems;
  }
  return found;
}

for (const language of LANGUAGES) {
  test(`every public place has a heading, no accessibility violation and no error, light and dark (${language})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await speak(page, language);
    await followSystem(page);
    expect(await visit(page, PUBLIC)).toEqual({});
  });

  test(`every private place has a heading, no accessibility violation and no error, light and dark (${language})`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await speak(page, language);
    await followSystem(page);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);
    expect(await visit(page, SIGNED_IN)).toEqual({});
  });
}
