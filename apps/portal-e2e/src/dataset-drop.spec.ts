import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dropFolder } from './pages/drop-folder';
import { signIn, speak } from './pages/sign-in';
import { trayOf } from './pages/uploads';

test('a folder that is dropped on the list of datasets becomes one, with its files', async ({
  page,
}, testInfo) => {
  const name = `drop_${String(Date.now()).slice(-8)}`;
  const folder = testInfo.outputPath(name);
  await mkdir(join(folder, 'lane1'), { recursive: true });
  await writeFile(join(folder, 'metadata.csv'), 'file,sample\nlane1/reads.fastq,D5_1\n');
  await writeFile(join(folder, 'lane1', 'reads.fastq'), '@r1\nACGT\n+\nIIII\n');
  await speak(page, 'en-US');
  await page.goto('/#/data/upload');
  await signIn(page, 'en-US');
  const heading = page.getByRole('heading', { level: 1, name: 'All Your Data' });
  await expect(heading).toBeVisible();

  await dropFolder(page, heading, folder);
  const drawer = page.getByRole('dialog', { name: 'Register & Upload Your Data' });
  await expect(drawer.getByRole('textbox', { name: /Dataset Name/ })).toHaveValue(name);
  await drawer.getByRole('button', { name: 'Submit' }).click();

  const upload = page.getByRole('dialog', { name: 'Upload files' });
  await expect(upload.getByText(`To minio://users/data/researcher/${name}/genomics/`)).toBeVisible();
  await expect(upload.getByText('lane1/reads.fastq')).toBeVisible();
  await upload.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(trayOf(page).getByText('2 of 2 uploaded')).toBeVisible();
  await page.getByRole('row', { name }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'metadata.csv', exact: true })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link', { name: 'lane1', exact: true })).toBeVisible();
});
