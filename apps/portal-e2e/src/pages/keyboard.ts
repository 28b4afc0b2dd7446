import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 140;

/** Description of the focused element, for error messages. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

/** Moves the focus with Tab, or Shift and Tab, to an element. Fails when the keyboard does not reach it. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop <= MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${MAX_STOPS} times ${key} do not reach ${target.toString()}; the focus is on ${await focused(page)}`,
  );
}

/** Moves the focus to a button or link and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to a text field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

const MAX_MOVES = 30;

/**
 * Moves the focus with Tab into a table whose cells are one stop, and with one key to a cell: down from the first row, or right
 * along the head or the first row.
 */
export async function reachCell(
  page: Page,
  cell: Locator,
  key: 'ArrowRight' | 'ArrowDown',
  along: 'head' | 'row' = 'head',
): Promise<void> {
  await expect(cell).toBeVisible();
  await reach(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  await page.keyboard.press('Control+Home');
  if (key === 'ArrowRight' && along === 'head') await page.keyboard.press('ArrowUp');
  for (let move = 0; move <= MAX_MOVES; move += 1) {
    if (await cell.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `${MAX_MOVES} times ${key} do not reach ${cell.toString()}; the focus is on ${await focused(page)}`,
  );
}
