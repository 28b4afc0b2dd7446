import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 140;

/** The element that has the focus, in words for a failing test. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

/** Goes with Tab, or with Shift and Tab, to an element that is on the page. Fails when the keyboard does not come there. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop <= MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${MOST_STOPS} times ${key} do not lead to ${target.toString()}; the focus is on ${await focused(page)}`,
  );
}

/** Goes to a button or link and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Goes to a text field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

const MOST_MOVES = 30;

/** Goes with Tab into a table whose cells are one stop, and from its first row with one key to a cell of it. */
export async function reachCell(page: Page, cell: Locator, key: 'ArrowRight' | 'ArrowDown'): Promise<void> {
  await expect(cell).toBeVisible();
  await reach(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  if (key === 'ArrowRight') await page.keyboard.press('ArrowUp');
  for (let move = 0; move <= MOST_MOVES; move += 1) {
    if (await cell.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${MOST_MOVES} times ${key} do not lead to ${cell.toString()}; the focus is on ${await focused(page)}`,
  );
}
