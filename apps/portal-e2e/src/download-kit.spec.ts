import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { speak } from './pages/sign-in';

const run = promisify(execFile);

test('a download kit fetches what the filter found, verifies it, and mends only what is broken', async ({ page }, info) => {
  await speak(page, 'zh-CN');
  await page.goto('/#/data/download/quartet-metabolomics?f.data_type=Ratio+profile');
  await page.getByRole('button', { name: '导出' }).click();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^下载工具包/ }).click(),
  ]);
  const folder = info.outputPath('kit');
  for (const [path, content] of Object.entries(unzipSync(await readFile(await archive.path())))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const [name = ''] = await readdir(folder);
  const kit = join(folder, name);
  const download = () => run('bash', [join(kit, 'download.sh')], { cwd: kit });
  const sums = Object.fromEntries(
    (await readFile(join(kit, 'checksums.sha256'), 'utf8')).trim().split('\n').map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  expect(Object.keys(sums)).toHaveLength(12);
  expect(await readFile(join(kit, 'README.md'), 'utf8')).toContain('下载');

  const expectWhole = async () => {
    for (const [path, sum] of Object.entries(sums)) {
      expect(createHash('sha256').update(await readFile(join(kit, path))).digest('hex'), path).toBe(sum);
    }
  };
  await download();
  await expectWhole();

  const [broken = ''] = Object.keys(sums);
  await truncate(join(kit, broken), 10);
  await expect(run('bash', [join(kit, 'download.sh'), '--check'], { cwd: kit })).rejects.toMatchObject({ code: 1 });
  const { stdout } = await download();
  expect(stdout.match(/^fetched /gm)).toHaveLength(1);
  await expectWhole();
});
