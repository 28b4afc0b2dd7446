import { expect, test, type Page } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { WORDS } from './pages/words';

const UNAUTHORIZED =
  'Authorization verification failed. You need to login if you want to access private resource.';

/** The notices that are on the page; each is a list item of the region of notices. */
const notices = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

async function signedIn(page: Page): Promise<void> {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await expect(page.getByText('Ada Researcher').first()).toBeVisible();
}

test('user info that hangs holds back no page, public or private', async ({ page }) => {
  await signedIn(page);
  let asked = 0;
  await page.route('**/identity/me', () => {
    // Never answered: the provider accepts the call and hangs.
    asked += 1;
  });
  for (const [place, heading] of [
    ['/data/download/quartet-proteomics', /Proteomics/],
    ['/seq-flow/quality-assessment-management', /Pipelines/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/#${place}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  }
  expect(asked).toBe(2);
});

test('a session that dies on a public page ends in one notice and the rows of a visitor', async ({
  page,
}) => {
  await signedIn(page);
  // The server takes the token for an invalid one, and the provider does not renew it.
  await page.route('**/dataseq/api/**', async (route) => {
    const hasToken = 'authorization' in route.request().headers();
    await (hasToken
      ? route.fulfill({ status: 401, json: { message: 'The token is not valid.' } })
      : route.continue());
  });
  await page.route('**/identity/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await page.goto('/#/data/download/quartet-proteomics');
  await expect(notices(page).filter({ hasText: UNAUTHORIZED })).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  await expect(page.locator('[role=gridcell] button[title]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a sign-out in another tab leads to the login without an alarm', async ({ context, page }) => {
  await signedIn(page);
  await page.goto('/#/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/#/materials');
  await other.getByRole('button', { name: 'Account of Ada Researcher' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page).getByText('You signed out in another tab.')).toBeVisible();
});

test('the no-permission notice goes when the login page is left', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/data/upload');
  await expect(page.getByText(WORDS['en-US'].noPermission)).toBeVisible();
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await page.goto('/#/materials');
  await expect(page.getByRole('heading', { level: 1, name: 'Reference Materials' })).toBeVisible();
  await expect(page.getByText(WORDS['en-US'].noPermission)).toHaveCount(0);
});
