import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';

test('a new folder appears in the folder tree, which opens it', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goto('/#/seq-flow/file-manager');
  const tree = page.getByRole('tree', { name: 'Folders' });
  const root = tree.getByRole('treeitem', { selected: true });
  await expect(root).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Add Folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('tree_test');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog).toBeHidden();

  const folder = tree.getByRole('treeitem', { name: /^tree_test/ });
  await root.focus();
  await page.keyboard.type('tree_test');
  await expect(folder).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/path=[^&]*tree_test/);
  await expect(folder).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('This folder is empty')).toBeVisible();

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(tree).toBeHidden();
  await expect(page.getByText('This folder is empty')).toBeVisible();
});
