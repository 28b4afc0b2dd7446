import { expect, test, type Page } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const ADMIN = { username: 'admin', password: 'quartet-admin' };
const PASSWORD = 'four words are fine';

async function openAs(page: Page, path: string, user: { username: string; password: string }): Promise<void> {
  await speak(page, 'en-US');
  await page.goto(`/#${path}`);
  await signIn(page, 'en-US', user);
}

test('an invited member chooses a password, signs out elsewhere, and is refused at once when disabled', async ({
  page,
  browser,
}) => {
  const username = `member-${Date.now()}`;
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Actions on ${username}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await openAs(page, `/account/accounts?q=${username}`, ADMIN);
  const link = await test.step('an admin adds the account and hands over a link', async () => {
    await page.getByRole('button', { name: 'Add an account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Username/ }).fill(username);
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('New Member');
    await dialog.getByRole('textbox', { name: /Email/ }).fill(`${username}@example.org`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const url = (await dialog.getByText(/user\/password/).innerText()).trim();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Never');
    await expectNoViolations(page, 'main');
    return url;
  });

  const there = await (await browser.newContext()).newPage();
  await test.step('the member chooses a password by the link, which works once', async () => {
    await speak(there, 'en-US');
    await there.goto(link);
    await there.getByLabel(/^New password(?! again)/).fill(PASSWORD);
    await there.getByLabel(/^New password again/).fill(PASSWORD);
    await there.getByRole('button', { name: 'Set the password' }).click();
    await expect(there.getByText('Your password is set')).toBeVisible();
    await there.reload();
    await expect(there.getByText('This link does not work any more')).toBeVisible();
  });

  const here = await (await browser.newContext()).newPage();
  await test.step('signed in twice, one browser signs out the other', async () => {
    await openAs(there, '/account/center', { username, password: PASSWORD });
    await expect(there.getByRole('heading', { name: 'New Member' })).toBeVisible();
    await expect(there.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
    await openAs(here, '/account/settings/security', { username, password: PASSWORD });
    const card = here.getByRole('region', { name: 'Where you are signed in' });
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await there.goto('/#/seq-flow/quality-assessment-management');
    await expect(there).toHaveURL(/user\/login/);
    await there.context().close();
  });

  await test.step('the page of accounts is not for members', async () => {
    await here.goto('/#/account/accounts');
    await expect(here.getByRole('heading', { name: 'Sorry, No Permission' })).toBeVisible();
  });

  await test.step('disabled, the member is refused with the next call', async () => {
    await page.reload();
    await menu('Disable');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Disabled');
    await here.goto('/#/seq-flow/quality-assessment-management');
    await expect(here).toHaveURL(/user\/login/);
    await signIn(here, 'en-US', { username, password: PASSWORD });
    await expect(here.getByText('Username or password is not valid')).toBeVisible();
    await here.context().close();
  });
});
