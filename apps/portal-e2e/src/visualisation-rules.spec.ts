import { expect, test } from '@playwright/test';
import { speak } from './pages/sign-in';
import { preferTheme } from './pages/theme';
import { violationsWithFrames } from './pages/violations';

const FRAMED = [
  ['dna', { 'en-US': 'Genomics', 'zh-CN': '基因组' }],
  ['rna', { 'en-US': 'Transcriptomics', 'zh-CN': '转录组' }],
] as const;
/** Kinds that the portal opens in a window only. */
const OPENED = ['protein', 'metabolism'] as const;
const FIRST_PLOT = '[data-slot="chart-plot"] svg';

// Texts depend on the language alone, and colours on the theme alone: two pairs test both of each.
for (const [language, scheme] of [
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
] as const) {
  for (const [kind, titles] of FRAMED) {
    test(`the page of ${kind} and its frame follow the rules of axe (${language}, ${scheme})`, async ({
      page,
    }) => {
      await speak(page, language);
      await preferTheme(page, scheme);
      await page.goto(`/#/reference-datasets/visualization/quartet-${kind}-vis`);
      const frame = page.frameLocator(`iframe[title="${titles[language]}"]`);
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', scheme);
      await expect(frame.locator(FIRST_PLOT).first()).toBeVisible();
      expect(await violationsWithFrames(page)).toEqual([]);
    });
  }

  for (const kind of OPENED) {
    test(`the window of ${kind} follows the rules of axe (${language}, ${scheme})`, async ({ page }) => {
      await page.goto(`/visualisation/${kind}/?lang=${language}&theme=${scheme}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      await expect(page.locator(FIRST_PLOT).first()).toBeVisible();
      expect(await violationsWithFrames(page)).toEqual([]);
    });
  }
}
