import { expect, test, type Page, type Route } from '@playwright/test';
import { TOKEN_ENDPOINT } from './pages/expired-token';
import { signIn, speak } from './pages/sign-in';
import { chooseFiles, PART_BYTES, partOf, sparseFile, trayOf } from './pages/uploads';

const FOLDER = 'minio://users/data/researcher/sleep/';
const NAME = 'overnight.fastq';

/** Holds the second and the third part of the file on their way. Resolves to a function that breaks their connections. */
async function holdParts(page: Page): Promise<{ held: () => number; breakConnections: () => Promise<void> }> {
  const routes: Route[] = [];
  const isHeld = (address: URL) => [2, 3].includes(partOf(address, NAME));
  await page.route(isHeld, (route) => {
    routes.push(route);
  });
  return {
    held: () => routes.length,
    breakConnections: async () => {
      await Promise.all(routes.map((route) => route.abort('connectionreset')));
      await page.unroute(isHeld);
    },
  };
}

/** From now on the services of data reject the access token in use, as after its expiry. Returns the number of rejections. */
async function expireToken(page: Page): Promise<() => number> {
  let expired: string | undefined;
  let rejected = 0;
  await page.route('**/datains/api/**', async (route) => {
    const token = route.request().headers()['authorization'];
    expired ??= token;
    if (token === undefined || token !== expired) return route.fallback();
    rejected += 1;
    return route.fulfill({ status: 401, json: { message: 'The token has expired.' } });
  });
  return () => rejected;
}

test('an upload outlives a sleep of the computer, in which the network is lost and the sign-in expires', async ({
  page,
  context,
}, testInfo) => {
  const path = await sparseFile(testInfo.outputPath(NAME), 2 * PART_BYTES + 1000);
  await speak(page, 'en-US');
  await page.goto(`/#/seq-flow/file-manager?path=${encodeURIComponent(FOLDER)}`);
  await signIn(page, 'en-US');
  const parts = await holdParts(page);
  const drawer = await chooseFiles(page, [path]);
  await drawer.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect.poll(parts.held).toBe(2);

  const computer = await context.newCDPSession(page);
  await context.setOffline(true);
  await computer.send('Page.setWebLifecycleState', { state: 'frozen' });
  await parts.breakConnections();
  const rejections = await expireToken(page);
  const renewals: string[] = [];
  const completions: string[] = [];
  page.on('request', (request) => {
    if (TOKEN_ENDPOINT.test(request.url())) renewals.push(request.postData() ?? '');
    if (request.method() === 'POST' && request.url().endsWith('/completion')) completions.push(request.url());
  });
  await computer.send('Page.setWebLifecycleState', { state: 'active' });
  const tray = trayOf(page);
  await expect(
    tray.getByText('Waiting for the network or the server. The upload then continues by itself.'),
  ).toBeVisible();
  expect(completions).toEqual([]);

  await context.setOffline(false);
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible();
  await expect(tray.getByText(/checksum/)).toHaveCount(0);
  expect(rejections()).toBeGreaterThan(0);
  expect(renewals).toHaveLength(1);
  expect(renewals[0]).toContain('grant_type=refresh_token');
  expect(completions).toHaveLength(1);
  await expect(page.getByRole('row', { name: /overnight\.fastq.*16\.00 MB/ })).toBeVisible();
  await expect(page).toHaveURL(/#\/seq-flow\/file-manager/);
});
