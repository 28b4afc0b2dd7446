import { createHash } from 'node:crypto';
import { readFile, truncate } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { downloadBy } from './pages/downloads';
import { unpackKit } from './pages/kit-folder';
import { speak } from './pages/sign-in';

test('a download kit fetches the found files, verifies them, and repairs only broken ones', async ({
  page,
}, info) => {
  await speak(page, 'zh-CN');
  await page.goto('/#/data/download/quartet-metabolomics?f.data_type=Ratio+profile');
  await page.getByRole('button', { name: '导出' }).click();
  const archive = await downloadBy(page, () => page.getByRole('menuitem', { name: /^下载工具包/ }).click());
  const kit = await unpackKit(await archive.path(), info.outputPath('kit'));
  const sums = Object.fromEntries(
    (await kit.read('checksums.sha256'))
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  expect(Object.keys(sums)).toHaveLength(12);
  expect(await kit.read('README.md')).toContain('下载');

  const expectWhole = async () => {
    for (const [path, sum] of Object.entries(sums)) {
      expect(
        createHash('sha256')
          .update(await readFile(join(kit.path, path)))
          .digest('hex'),
        path,
      ).toBe(sum);
    }
  };
  await kit.download();
  await expectWhole();

  const [broken = ''] = Object.keys(sums);
  await truncate(join(kit.path, broken), 10);
  await expect(kit.download('--check')).rejects.toMatchObject({ code: 1 });
  const { stdout } = await kit.download();
  expect(stdout.match(/^fetched /gm)).toHaveLength(1);
  await expectWhole();
});

test('the address in the README of a kit opens the same list of files', async ({ page }, info) => {
  await speak(page, 'en-US');
  await page.goto('/#/data/download/quartet-metabolomics?f.data_type=Ratio+profile&q=D5&sort=file_size:desc');
  await page.getByRole('button', { name: 'Export' }).click();
  const archive = await downloadBy(page, () => page.getByRole('menuitem', { name: /^Download kit/ }).click());
  const kit = await unpackKit(await archive.path(), info.outputPath('kit'));
  const names = (await kit.read('checksums.sha256'))
    .trim()
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('/') + 1));
  expect(names.length).toBeGreaterThan(0);
  const address = /The same list in the portal: (\S+)/.exec(await kit.read('README.md'))?.[1] ?? '';
  expect(address).toContain('f.data_type=Ratio');

  await page.goto('about:blank');
  await page.goto(address);
  const table = page.getByRole('grid', { name: /Files/ });
  await expect(table.getByRole('row').filter({ hasText: '.csv' })).toHaveCount(names.length);
  for (const name of names) {
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('a small cart is one zip file, which unzip and sha256sum of others find whole', async ({
  page,
}, info) => {
  await speak(page, 'en-US');
  await page.goto('/#/data/download/quartet-metabolomics?f.data_type=Ratio+profile');
  await page.getByRole('checkbox', { name: 'All files of this page in the cart' }).check();
  await page.getByRole('button', { name: 'Cart Files' }).click();
  const zip = await downloadBy(page, () =>
    page.getByRole('dialog', { name: 'Cart Files' }).getByRole('button', { name: 'Download as zip' }).click(),
  );
  expect(zip.suggestedFilename()).toBe('quartet-cart.zip');
  const folder = info.outputPath('zip');
  const run = promisify(execFile);
  await run('python3', ['-m', 'zipfile', '-e', await zip.path(), folder]);
  const { stdout } = await run('sha256sum', ['--strict', '-c', 'SHA256SUMS'], {
    cwd: join(folder, 'quartet-cart'),
  });
  expect(stdout.match(/: OK$/gm)).toHaveLength(12);
});
