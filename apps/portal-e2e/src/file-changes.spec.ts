import { expect, test, type Page } from '@playwright/test';
import { downloadBy } from './pages/downloads';
import { uploadFiles } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const HOME = 'minio://users/data/researcher/';

/** Opens a folder of the signed-in researcher. */
async function openFolder(page: Page, name: string): Promise<void> {
  await speak(page, 'en-US');
  await page.goto(`/#/seq-flow/file-manager?path=${encodeURIComponent(`${HOME}${name}/`)}`);
  await signIn(page, 'en-US');
  await expect(page.getByRole('grid', { name: 'Files and folders' })).toBeVisible();
}

const file = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Undo button of the notice with this text. */
const undo = (page: Page, notice: string) =>
  page.getByRole('listitem').filter({ hasText: notice }).getByRole('button', { name: 'Undo' });
const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();

test('files are selected, moved with a question about a taken name, renamed, deleted and restored', async ({
  page,
  request,
}) => {
  await uploadFiles(
    request,
    ['a.txt', 'b.txt', 'c.txt', 'target/b.txt'].map((name) => ({ name: `changes/${name}`, content: name })),
  );
  await openFolder(page, 'changes');

  await choose(page, 'a.txt');
  await choose(page, 'b.txt');
  await expect(page.getByText('Selected 2 / 4 items')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selected items' });
  await bar.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 2 items' });
  await expect(dialog.getByText('They are in this folder already: choose another one.')).toBeVisible();
  await dialog.getByRole('treeitem', { name: /^target/ }).click();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect(dialog.getByText('1 name is taken in target')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(dialog).toBeHidden();
  await expect(file(page, 'a.txt')).toBeHidden();
  await page.getByRole('link', { name: 'target', exact: true }).click();
  for (const name of ['a.txt', 'b.txt', 'b (2).txt']) await expect(file(page, name)).toBeVisible();

  await page.getByRole('button', { name: 'Actions on a.txt' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename a.txt' });
  await rename.getByRole('textbox').fill('b.txt');
  await rename.getByRole('textbox').press('Enter');
  await expect(rename.getByText('This name is taken')).toBeVisible();
  await rename.getByRole('textbox').fill('renamed.txt');
  await rename.getByRole('textbox').press('Enter');
  await expect(file(page, 'renamed.txt')).toBeVisible();
  await undo(page, 'a.txt was renamed to renamed.txt').click();
  await expect(page.getByText('1 item was moved back')).toBeVisible();
  await page.getByRole('button', { name: 'Actions on a.txt' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await rename.getByRole('textbox').fill('renamed.txt');
  await rename.getByRole('textbox').press('Enter');
  await expect(file(page, 'renamed.txt')).toBeVisible();

  await choose(page, 'b.txt');
  await choose(page, 'b (2).txt');
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 items are in the trash')).toBeVisible();
  await expect(file(page, 'b.txt')).toBeHidden();
  await undo(page, '2 items are in the trash').click();
  await expect(file(page, 'b.txt')).toBeVisible();

  await page.getByRole('button', { name: 'Actions on renamed.txt' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(file(page, 'renamed.txt')).toBeHidden();
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  const trash = page.getByRole('dialog', { name: 'Trash' });
  await trash.getByRole('checkbox', { name: 'renamed.txt' }).click();
  await trash.getByRole('button', { name: 'Restore' }).click();
  await expect(trash.getByRole('checkbox', { name: 'renamed.txt' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(file(page, 'renamed.txt')).toBeVisible();
});

test('a replaced file comes back when the move is undone', async ({ page, request }) => {
  await uploadFiles(request, [
    { name: 'replaced/c.txt', content: 'new' },
    { name: 'replaced/target/c.txt', content: 'the former content' },
  ]);
  await openFolder(page, 'replaced');
  await choose(page, 'c.txt');
  await page
    .getByRole('group', { name: 'Selected items' })
    .getByRole('button', { name: 'Move', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 item' });
  await dialog.getByRole('treeitem', { name: /^target/ }).click();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await undo(page, '1 item is now in target').click();
  await expect(page.getByText('1 item was moved back')).toBeVisible();
  await expect(page.getByText('1 item was restored')).toBeVisible();
  await expect(file(page, 'c.txt')).toBeVisible();
  await page.getByRole('link', { name: 'target', exact: true }).click();
  await expect(page.getByRole('row', { name: /c\.txt/ })).toContainText('18 B');
});

test('files are found in folders below, shared until a time, and fetched by a kit', async ({
  page,
  request,
  browser,
}) => {
  await uploadFiles(
    request,
    ['one.txt', 'deep/er/needle.txt'].map((name) => ({
      name: `sharing/${name}`,
      content: `content of ${name}`,
    })),
  );
  await openFolder(page, 'sharing');
  const search = page.getByRole('searchbox', { name: 'Search this folder and all folders below' });
  await search.fill('NEEDLE');
  await search.press('Enter');
  await expect(file(page, 'deep/er/needle.txt')).toBeVisible();
  await expect(page).toHaveURL(/find=NEEDLE/);

  await page.getByRole('button', { name: 'Actions on needle.txt' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share needle.txt' });
  await share.getByRole('button', { name: 'Create the link' }).click();
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(share.getByText(/^It works until /)).toBeVisible();
  const visitor = await browser.newContext();
  const response = await visitor.request.get(link);
  expect([response.status(), await response.text()]).toEqual([200, 'content of deep/er/needle.txt']);
  await visitor.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Clear the search of names' }).click();
  await expect(file(page, 'one.txt')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select All Rows' }).click();
  const kit = await downloadBy(page, () => page.getByRole('button', { name: 'Download kit' }).click());
  expect(kit.suggestedFilename()).toBe('files-download-kit.zip');
  await expect(page.getByText('Download kit of 2 files saved')).toBeVisible();
});
