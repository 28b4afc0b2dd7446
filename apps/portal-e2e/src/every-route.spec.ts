import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { PUBLIC, SIGNED_IN } from './pages/places';
import { signIn, speak } from './pages/sign-in';

const LOOKS = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const;

/** Chooses light or dark before the portal starts. A blank page has no storage to write to. */
async function look(page: Page, scheme: string): Promise<void> {
  await page.addInitScript((themeMode) => {
    if (location.protocol !== 'about:') localStorage.setItem('pro__preferences', JSON.stringify({ themeMode }));
  }, scheme);
}

/** The page is whole: its heading stands, and nothing says any more that it is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(Loading|加载中)/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is wrong on this page: the rules that axe holds against it, with the first element of each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/** Visits each place and gathers what axe, the console and an empty page have to say. */
async function visit(page: Page, places: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  let heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
  for (const place of places) {
    heard = [];
    // A blank page between: each place is opened as from a link in a letter, and no heading of the place before is left.
    await page.goto('about:blank');
    await page.goto(`/#${place}`);
    await settled(page);
    const problems = [...(await faults(page)), ...heard];
    if (problems.length > 0) found[place] = problems;
  }
  return found;
}

for (const { language, scheme } of LOOKS) {
  test.describe(`${language}, ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test('every public place has a heading, no accessibility violation and no error', async ({ page }) => {
      test.setTimeout(180_000);
      await speak(page, language);
      await look(page, scheme);
      expect(await visit(page, PUBLIC)).toEqual({});
    });

    test('every private place has a heading, no accessibility violation and no error', async ({ page }) => {
      test.setTimeout(240_000);
      await speak(page, language);
      await look(page, scheme);
      await page.goto('/#/user/login');
      await signIn(page, language);
      await expect(page).toHaveURL(/#\/dashboard/);
      expect(await visit(page, SIGNED_IN)).toEqual({});
    });
  });
}
