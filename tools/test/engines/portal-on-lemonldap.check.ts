import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureChromium, LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { signInAtLemonldap, startLemonldap } from './lemonldap.mjs';
import { startPortal } from './portal.mjs';
import { freePort } from './start-process.mjs';
import { until } from './until.mjs';

const TOKENS = 'CLINICO_OMICS_AUTH';
/** Script of a page that removes the refresh token from the stored sign-in. */
const WITHOUT_REFRESH_TOKEN = `(() => {
  const record = JSON.parse(localStorage.getItem('${TOKENS}'));
  delete record.refresh_token;
  localStorage.setItem('${TOKENS}', JSON.stringify(record));
})()`;
const DEEP_LINK = '/#/seq-flow/quality-assessment-management?status=Failed&page=1';

const folder = mkdtempSync(join(tmpdir(), 'portal-on-llng-'));
let provider: Awaited<ReturnType<typeof startLemonldap>> | undefined;
let portal: Awaited<ReturnType<typeof startPortal>> | undefined;
let browser: Browser | undefined;
let page: Page;

/** Address of a screen of the portal. */
const at = (path: string) => `${portal?.url ?? ''}${path}`;

beforeAll(async () => {
  await ensureChromium();
  const port = String(await freePort());
  provider = await startLemonldap(`http://127.0.0.1:${port}`);
  portal = await startPortal(folder, {
    PORT: port,
    SEED: '0',
    OIDC_ISSUER: provider.issuer,
    OIDC_ADMINS: 'timelords',
    OIDC_CLOCK_SKEW_SECONDS: '0',
  });
  browser = await chromium.launch(LAUNCH_OPTIONS);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await provider?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const context = await browser?.newContext({ locale: 'en-US' });
  if (!context) throw new Error('The browser did not start.');
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});
afterEach(() => page.context().close());

/** Access token that the portal has stored; null without a sign-in. */
async function accessToken(): Promise<string | null> {
  const { origins } = await page.context().storageState();
  const items = origins.find(({ origin }) => origin === portal?.url)?.localStorage ?? [];
  const record = items.find(({ name }) => name === TOKENS)?.value;
  return record === undefined ? null : (JSON.parse(record) as { access_token: string }).access_token;
}

/** Account of an access token as the server sees it. */
async function accountOf(token: string | null): Promise<unknown> {
  const response = await fetch(at('/identity/me'), { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, ...((await response.json()) as object) };
}

test('a deep link survives the trip to the provider, whose group makes an admin', async () => {
  await page.goto(at(DEEP_LINK));
  await signInAtLemonldap(page, 'dwho');
  await page.waitForURL(/\/#\/seq-flow\/quality-assessment-management\?.*status=Failed/);
  await page.getByRole('button', { name: 'Account of Doctor Who' }).waitFor();
  expect(await accountOf(await accessToken())).toMatchObject({
    status: 200,
    preferred_username: 'dwho',
    email: 'dwho@badwolf.org',
    roles: expect.arrayContaining(['admin']),
  });
});

test('an account without the group is no admin', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'msmith');
  await page.waitForURL(/#\/dashboard/);
  const account = await accountOf(await accessToken());
  expect(account).toMatchObject({ status: 200, preferred_username: 'msmith' });
  expect(account).not.toMatchObject({ roles: expect.arrayContaining(['admin']) });
});

test('a wrong password stays at the provider', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'dwho', 'not-the-password');
  await page.locator('.message-negative').waitFor({ state: 'attached' });
  expect(new URL(page.url()).origin).toBe(provider?.issuer);
});

test('a sign-in goes on after its access token, which is refused then', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'rtyler');
  await page.waitForURL(/#\/dashboard/);
  const first = await accessToken();
  const renewed = await until(accessToken, (token) => token !== null && token !== first);
  expect(await accountOf(renewed)).toMatchObject({ status: 200, preferred_username: 'rtyler' });
  await until(
    () => accountOf(first),
    (account) => (account as { status: number }).status === 401,
  );
  await page.goto(at('/#/notifications'));
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
});

test('without a refresh token the sign-in goes on by the session of the provider, in a frame', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'rtyler');
  await page.waitForURL(/#\/dashboard/);
  const first = await accessToken();
  const returns: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(at('/silent-callback.html?'))) returns.push(request.url());
  });
  await page.evaluate(WITHOUT_REFRESH_TOKEN);
  const renewed = await until(accessToken, (token) => token !== null && token !== first);
  expect(returns).not.toEqual([]);
  expect(await accountOf(renewed)).toMatchObject({ status: 200, preferred_username: 'rtyler' });
  expect(page.url()).toContain('#/dashboard');
});

test('a draft survives the end of the session at the provider, and the new sign-in there', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'dwho');
  await page.waitForURL(/#\/dashboard/);
  await page.goto(at('/#/seq-flow/app-store'));
  await page.getByRole('link', { name: 'Run FASTQ Quality Control' }).click();
  const name = page.getByRole('textbox', { name: 'Assessment Name' });
  await name.fill('over_the_trip');
  await page.getByRole('textbox', { name: 'Description' }).fill('Entered before the end');
  await page.getByText('This name is free.').waitFor();
  const wizard = page.url();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${provider?.issuer ?? ''}/?logout=1`);
  await elsewhere.close();
  await page.waitForURL(/#\/user\/login\?redirect=/, { timeout: 120_000 });
  await signInAtLemonldap(page, 'dwho');
  await page.waitForURL(wizard);
  await until(
    () => name.inputValue(),
    (value) => value === 'over_the_trip',
  );
  expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
    'Entered before the end',
  );
});

test('signing out ends the session of the provider too', async () => {
  await page.goto(at('/#/user/login'));
  await signInAtLemonldap(page, 'dwho');
  await page.waitForURL(/#\/dashboard/);
  await page.goto(at('/#/account/settings/security'));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === at('/'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await back;
  expect(await accessToken()).toBeNull();
  await page.goto(at('/#/user/login'));
  await page.getByRole('button', { name: 'Continue to the sign-in' }).click();
  await page.locator('input[name=password]').waitFor();
});
