import { expect, test, type Page } from '@playwright/test';

const COLLECTION = 'quartet_proteomics';
const SCREEN = '/#/data/download/quartet-proteomics';

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart Files/ });
const boxes = (page: Page) => page.getByRole('checkbox', { name: / in the cart$/ });

test('two tabs share one cart: each shows the changes of the other, and none is lost', async ({
  context,
}) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto(SCREEN);
  await there.goto(SCREEN);
  await boxes(here).nth(1).check();
  await expect(cartButton(there)).toContainText('1');
  await expect(boxes(there).nth(1)).toBeChecked();
  await boxes(there).nth(2).check();
  await Promise.all([boxes(here).nth(3).check(), boxes(there).nth(4).check()]);
  await expect(cartButton(here)).toContainText('4');
  await expect(cartButton(there)).toContainText('4');
  await here.reload();
  await expect(cartButton(here)).toContainText('4');

  await cartButton(there).click();
  const cart = there.getByRole('dialog', { name: 'Cart Files' });
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(cartButton(here)).toContainText('3');
  await cart.getByRole('button', { name: 'Clear the cart' }).click();
  await expect(cartButton(here)).toContainText('0');
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(cartButton(here)).toContainText('3');
});

/** Number of cart changes in the browser's database. */
function storedChanges(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error('The cart could not be opened'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('changes').objectStore('changes').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    `datains__${COLLECTION}__cart_files`,
  );
}

test('a hundred thousand files are added to the cart from a list, survive a reload, and are removed', async ({
  page,
}) => {
  await page.goto(SCREEN);
  const rows = Array.from({ length: 100_000 }, (_, index) => ({
    collection: COLLECTION,
    file_path: `minio://quartet-data-portal/made-up/${index}.raw`,
    file_size: 1024,
  }));
  await cartButton(page).click();
  const cart = page.getByRole('dialog', { name: 'Cart Files' });
  await cart.locator('input[type=file]').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(rows)),
  });
  await expect(cart).toContainText('100,000 files, 97.66 MB');
  const grid = cart.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await grid.getByRole('checkbox', { name: 'Choose 0.raw' }).click();
  await cart.getByRole('button', { name: 'Remove 1 selected file' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '100000');
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect.poll(() => storedChanges(page), { timeout: 60_000 }).toBe(22);
  await page.reload();
  await expect(cartButton(page)).toContainText('100,000', { timeout: 60_000 });
  await cartButton(page).click();
  await cart.getByRole('button', { name: 'Clear the cart' }).click();
  await expect(cart.getByText('The cart is empty')).toBeVisible();
});
