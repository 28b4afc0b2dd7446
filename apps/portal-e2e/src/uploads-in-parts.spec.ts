import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { confirmSignOut } from './pages/sign-out';
import { chooseFiles, PART_BYTES, sparseFile, trayOf, watchParts } from './pages/uploads';

const ADMIN = { username: 'admin', password: 'quartet-admin' };
const folderAddress = (folder: string) => `/#/seq-flow/file-manager?path=${encodeURIComponent(folder)}`;

test('an upload of three parts outlives a reload and a lost network, and sends no part twice that has arrived', async ({
  page,
  context,
}, testInfo) => {
  const folder = 'minio://users/data/researcher/parts/';
  const path = await sparseFile(testInfo.outputPath('reads.fastq'), 2 * PART_BYTES + 1000);
  page.on('dialog', (dialog) => void dialog.accept());
  await speak(page, 'en-US');
  await page.goto(folderAddress(folder));
  await signIn(page, 'en-US');

  const before = await watchParts(page, 'reads.fastq', [2, 3]);
  const drawer = await chooseFiles(page, [path]);
  await drawer.getByRole('button', { name: 'Upload 1 file' }).click();
  const tray = trayOf(page);
  await expect.poll(() => [...before.sent].sort()).toEqual([1, 2, 3]);
  // Released parts would be sent on.
  await page.reload();
  await before.release();
  await expect(tray.getByText('1 unfinished upload')).toBeVisible();

  const after = await watchParts(page, 'reads.fastq');
  await context.setOffline(true);
  await tray.getByLabel('Files of the unfinished uploads').setInputFiles(path);
  await expect(
    tray.getByText('Waiting for the network or the server. The upload then continues by itself.'),
  ).toBeVisible();
  expect(after.sent).toEqual([]);
  await context.setOffline(false);
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible();
  await expect(tray.getByText(/checksum/)).toHaveCount(0);
  expect([...after.sent].sort()).toEqual([2, 3]);
  await expect(page.getByRole('row', { name: /reads\.fastq.*16\.00 MB/ })).toBeVisible();
});

test('a sign-out stops an upload, which only the same account finds again and goes on with', async ({
  page,
}, testInfo) => {
  const path = await sparseFile(testInfo.outputPath('private.fastq'), PART_BYTES + 10);
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await confirmSignOut(page);
    await page.goto('/#/user/login');
  };
  await speak(page, 'en-US');
  await page.goto(folderAddress('minio://users/data/researcher/private/'));
  await signIn(page, 'en-US');
  const parts = await watchParts(page, 'private.fastq', [2]);
  const drawer = await chooseFiles(page, [path]);
  await drawer.getByRole('button', { name: 'Upload 1 file' }).click();
  const tray = trayOf(page);
  await expect.poll(() => [...parts.sent].sort()).toEqual([1, 2]);

  await signOut();
  await expect(tray).toBeHidden();
  await signIn(page, 'en-US', ADMIN);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(tray).toBeHidden();
  expect(parts.sent).toHaveLength(2);
  await parts.release();

  await signOut();
  await signIn(page, 'en-US');
  await expect(tray.getByText('1 unfinished upload')).toBeVisible();
  await tray.getByLabel('Files of the unfinished uploads').setInputFiles(path);
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible();
  expect(parts.sent.slice(2)).toEqual([2]);
});

test('refused types and what is above the quota are named before the first byte, by the server as well', async ({
  page,
}, testInfo) => {
  const [program, large] = [
    await sparseFile(testInfo.outputPath('tool.EXE'), 10),
    await sparseFile(testInfo.outputPath('large.bam'), 31_000_000),
  ];
  await speak(page, 'en-US');
  await page.goto(folderAddress('minio://users/data/admin/'));
  await signIn(page, 'en-US', ADMIN);
  await expect(page.getByText(/ of 28\.61 MB used/)).toBeVisible();
  const parts = await watchParts(page, 'large.bam');
  const drawer = await chooseFiles(page, [program, large]);
  await expect(drawer.getByText('Type not accepted')).toBeVisible();
  await expect(drawer.getByText('Above the quota')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Upload 0 files' })).toBeDisabled();
  await drawer.getByRole('button', { name: 'Cancel' }).click();

  await page.route('**/api/storage-usage', (route) =>
    route.fulfill({ json: { used: 0, allowed: null, groups: [] } }),
  );
  await page.reload();
  await expect(page.getByText('0 Bytes used')).toBeVisible();
  const unaware = await chooseFiles(page, [large]);
  await unaware.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(trayOf(page).getByText(/^Your quota of 30000000 bytes has room for /)).toBeVisible();
  expect(parts.sent).toEqual([]);
});
