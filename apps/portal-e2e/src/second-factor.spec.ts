import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signIn, speak } from './pages/sign-in';
import { confirmSignOut } from './pages/sign-out';
import { expectNoViolations } from './pages/violations';

const PASSWORD = 'four words are fine';
const STEP_MS = 30_000;

/** Adds an account whose password is `PASSWORD`, by the link that an admin gets. */
async function addAccount(request: APIRequestContext, username: string): Promise<void> {
  const form = { client_id: 'portal', grant_type: 'password', username: 'admin', password: 'quartet-admin' };
  const tokens = (await (await request.post('/identity/token', { form })).json()) as { access_token: string };
  const made = await request.post('/datains/api/accounts', {
    headers: { authorization: `Bearer ${tokens.access_token}` },
    data: { username, name: 'Second Factor', email: `${username}@example.org`, groups: ['lab'] },
  });
  expect(made.status()).toBe(201);
  const { link } = (await made.json()) as { link: { url: string } };
  const used = await request.post('/datains/api/one-time-links/use', {
    data: { link: link.url.split('link=')[1], password: PASSWORD },
  });
  expect(used.status()).toBe(204);
}

/** Code that an authenticator shows now, or in some steps: each counts once. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await confirmSignOut(page);
}

test('a second factor is set up, and then a sign-in needs a code of it or for recovery', async ({
  page,
  request,
}) => {
  const account = { username: `factor-${Date.now()}`, password: PASSWORD };
  await addAccount(request, account.username);
  await speak(page, 'en-US');
  const security = '/#/account/settings/security';
  const card = page.getByRole('region', { name: 'Second factor' });
  const code = page.getByRole('textbox', { name: /^Verification code/ });
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await page.goto(security);
  await signIn(page, 'en-US', account);

  const { secret, recovery } = await test.step('it is set up', async () => {
    await card.getByRole('button', { name: 'Set up a second factor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Current password/).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectNoViolations(page, '[data-slot=dialog]');
    const text = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: /^Code from the authenticator/ }).fill(codeOf(text, -1));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const codes = await dialog.getByText(/^(?:[A-Z2-7]{4}-){3}/).innerText();
    await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
    await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
    return { secret: text, recovery: codes.trim().slice(0, '0000-0000-0000-0000'.length) };
  });

  await test.step('the password alone does not sign in, and a wrong code neither', async () => {
    await signOut(page);
    await page.goto(security);
    await signIn(page, 'en-US', account);
    await code.fill('000000');
    await login.click();
    await expect(page.getByText(/The code is not valid/)).toBeVisible();
    await code.fill(codeOf(secret));
    await login.click();
    await expect(card.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('a recovery code signs in once', async () => {
    await signOut(page);
    await page.goto(security);
    await signIn(page, 'en-US', account);
    await code.fill(recovery);
    await login.click();
    await expect(card.getByText('9 recovery codes are left.')).toBeVisible();
  });
});
