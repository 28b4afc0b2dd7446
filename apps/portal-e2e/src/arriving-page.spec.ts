import { expect, test, type Page } from '@playwright/test';
import { speak } from './pages/sign-in';

/** Begins a navigation to a screen, whose code arrives only when the returned function is called. */
async function moveSlowly(page: Page, path: string, chunk: RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((hash) => (location.hash = hash), path);
  return arrive;
}

test('a page that arrives leaves the focus to the palette or the menu that was opened meanwhile', async ({
  page,
}) => {
  await speak(page, 'en-US');
  await page.goto('/#/publications');
  const heading = page.locator('h1');
  await expect(heading).toHaveText(/^Publications/);

  await test.step('the text in the palette is kept', async () => {
    const palette = page.getByRole('combobox', { name: 'Search the portal' });
    const arrive = await moveSlowly(page, '/materials', /\/assets\/materials-screens-/);
    await page.keyboard.press('Control+k');
    await expect(palette).toBeFocused();
    await page.keyboard.type('pub');
    arrive();
    await expect(heading).toHaveText('Reference Materials');
    await page.keyboard.type('lic');
    await expect(palette).toHaveValue('public');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('the menu stays open, and its entry opens a page that has the focus', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const opener = menu.getByRole('button', { name: 'Multiomics Data' });
    const arrive = await moveSlowly(
      page,
      '/reference-datasets/download',
      /\/assets\/reference-dataset-screens-/,
    );
    await opener.click();
    arrive();
    await expect(heading).toHaveText('Browse & Download');
    await expect(opener).toBeFocused();
    await menu.getByRole('link', { name: 'Genomics' }).click();
    await expect(heading).toHaveText(/Genomics/);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
