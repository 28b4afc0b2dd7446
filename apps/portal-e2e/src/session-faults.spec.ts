import { expect, test, type Page } from '@playwright/test';
import { TOKEN_ENDPOINT } from './pages/expired-token';
import { signIn, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

const UNAUTHORIZED =
  'Authorization verification failed. You need to login if you want to access private resource.';

/** Notices on the page: the list items of the region of notices. */
const notices = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

async function signedIn(page: Page): Promise<void> {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await expect(page.getByText('Ada Researcher').first()).toBeVisible();
}

test('a pending user info request delays no page, public or private', async ({ page }) => {
  await signedIn(page);
  let requests = 0;
  await page.route('**/identity/me', () => {
    // Never fulfilled: the provider accepts the request and hangs.
    requests += 1;
  });
  for (const [path, heading] of [
    ['/data/download/quartet-proteomics', /Proteomics/],
    ['/seq-flow/quality-assessment-management', /Pipelines/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  }
  expect(requests).toBe(2);
});

test('a session that ends on a public page causes one notice and shows the rows of a visitor', async ({
  page,
}) => {
  await signedIn(page);
  // The server rejects the token, and the provider does not renew it.
  await page.route('**/dataseq/api/**', async (route) => {
    const hasToken = 'authorization' in route.request().headers();
    await (hasToken
      ? route.fulfill({ status: 401, json: { message: 'The token is not valid.' } })
      : route.continue());
  });
  await page.route(TOKEN_ENDPOINT, (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await page.goto('/#/data/download/quartet-proteomics');
  await expect(notices(page).filter({ hasText: UNAUTHORIZED })).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  await expect(page.locator('[role=gridcell] a[title]').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a sign-out in another tab opens the login page without an error', async ({ context, page }) => {
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
  // The other tab reloads after the sign-out. A browser that is closed in the middle of it may hang.
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the no-permission notice disappears when the user leaves the login page', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/data/upload');
  await expect(page.getByText(LABELS['en-US'].noPermission)).toBeVisible();
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await page.goto('/#/materials');
  await expect(page.getByRole('heading', { level: 1, name: 'Reference Materials' })).toBeVisible();
  await expect(page.getByText(LABELS['en-US'].noPermission)).toHaveCount(0);
});

test('a page without the code of its notices stays as it is', async ({ page }) => {
  await speak(page, 'en-US');
  await page.clock.install();
  await page.route('**/assets/toasts-*.js', (route) => route.abort());
  await page.goto('/#/materials');
  const title = page.getByRole('heading', { name: 'Reference Materials', level: 1 });
  // A file that is missing once makes a page load again.
  for (const x of [200, 400, 600]) {
    await expect(title).toBeVisible();
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/assets/toasts-'),
      timeout: 30_000,
    });
    await page.mouse.move(x, 300);
    await failed;
    // The next movement after some seconds tries again.
    await page.clock.fastForward(5000);
  }
  await expect(page.getByText('A part of the portal could not be loaded')).toHaveCount(0);
  await expect(title).toBeVisible();
});
