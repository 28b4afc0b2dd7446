import { utimes, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { isUploadOf } from './pages/uploads';

const FOLDER = 'minio://users/data/researcher/tray/';
const LAST_CHANGE = new Date('2024-05-06T07:08:09Z');

test('an upload goes on on other pages, and after a reload with the same file', async ({
  page,
}, testInfo) => {
  const fileOf = async (name: string, content: string) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, content);
    await utimes(path, LAST_CHANGE, LAST_CHANGE);
    return path;
  };
  const [quick, slow] = [await fileOf('quick.csv', 'quick\n'), await fileOf('slow.csv', 'slow\n')];
  const held = (address: URL) => isUploadOf(address, 'slow.csv');
  await page.route(held, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
  page.on('dialog', (dialog) => void dialog.accept());
  await speak(page, 'en-US');
  await page.goto(`/#/seq-flow/file-manager?path=${encodeURIComponent(FOLDER)}`);
  await signIn(page, 'en-US');

  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByLabel('Files to upload').setInputFiles([quick, slow]);
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText('1 of 2 uploaded')).toBeVisible();
  await page.goto('/#/seq-flow/qc-job-results');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('File Management');
  await expect(tray.getByRole('button', { name: 'Pause the upload of slow.csv' })).toBeVisible();

  await page.reload();
  await expect(tray.getByText('1 unfinished upload')).toBeVisible();
  await page.unroute(held);
  const input = tray.getByLabel('Files of the unfinished uploads');
  await input.setInputFiles(quick);
  await expect(tray.getByText('quick.csv was not uploaded')).toBeVisible();
  await input.setInputFiles(slow);
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible();
  await tray.getByRole('link', { name: FOLDER }).click();
  await expect(page.getByRole('button', { name: 'slow.csv', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'slow.csv', exact: true })).toBeVisible();
  await expect(tray).toBeHidden();
});
