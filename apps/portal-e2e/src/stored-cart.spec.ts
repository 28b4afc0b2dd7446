import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { downloadBy } from './pages/downloads';
import { unpackKit } from './pages/kit-folder';
import { fastqSummaries, makeFastqProject, uploadFile } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const FASTQ = '@r1\nACGTACGTAC\n+\nIIIIIIIIII\n';

test('results of a job and a reference file are fetched from one cart, which is private to the account', async ({
  page,
  request,
}, info) => {
  const name = `cart_${Date.now()}`;
  const reads = await uploadFile(request, `${name}.fastq`, FASTQ);
  const projectId = await makeFastqProject(request, name, [{ sample_id: `${name}_A`, read1: reads }]);
  await fastqSummaries(request, projectId);
  await speak(page, 'en-US');
  await page.goto(`/#/data/qc-job-management/${projectId}`);
  await signIn(page, 'en-US');

  await test.step('a row, then the selection, go into the cart once each', async () => {
    await page.getByRole('tab', { name: 'Results' }).click();
    await page.getByRole('button', { name: 'Add summary.tsv to the cart' }).first().click();
    await expect(page.getByText('1 file added to the cart').first()).toBeVisible();
    await page.getByRole('button', { name: 'Select all 2 files' }).click();
    await page.getByRole('button', { name: 'Add to the cart', exact: true }).click();
    await expect(page.getByText('1 file added to the cart')).toHaveCount(2);
  });

  await test.step('so does a file of the file manager', async () => {
    const link = `minio://users/data/researcher/${name}.fastq`;
    await page.goto(`/#/seq-flow/file-manager?path=${encodeURIComponent(link)}`);
    await page.getByRole('button', { name: `Actions on ${name}.fastq` }).click();
    await page.getByRole('menuitem', { name: 'Add to the cart' }).click();
    await expect(page.getByText(`${name}.fastq was added to the cart`)).toBeVisible();
  });

  const cart = page.getByRole('dialog', { name: 'Cart Files' });
  const stored = cart.getByRole('region', { name: /^Stored files/ });

  await test.step('the cart shows where they come from, and finds them unchanged', async () => {
    await page.goto('/#/data/download/quartet-metabolomics?f.data_type=Ratio+profile');
    await page
      .getByRole('checkbox', { name: / in the cart$/ })
      .nth(1)
      .check();
    await page.getByRole('button', { name: /^Cart Files/ }).click();
    await expect(stored.getByRole('listitem')).toHaveCount(3);
    await expect(stored).toContainText(`${name} · ${name}_A`);
    await expect(stored).toContainText('minio://users/data/researcher/');
    await cart.getByRole('button', { name: 'Check the files' }).click();
    await expect(cart.getByRole('button', { name: 'Check the files' })).toBeEnabled();
    await expect(cart.getByText(/No longer there|Replaced since|could not be checked/)).toHaveCount(0);
    await stored.getByRole('button', { name: `Remove ${name}.fastq from the cart` }).click();
    await expect(stored.getByRole('listitem')).toHaveCount(2);
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(stored.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the kit says until when its links hold, fetches the files and verifies them', async () => {
    const archive = await downloadBy(page, () => cart.getByRole('button', { name: 'Download kit' }).click());
    await expect(page.getByText(/^Links to stored files are valid until [\d-]{10} \d\d:\d\d/)).toBeVisible();
    const kit = await unpackKit(await archive.path(), info.outputPath('kit'));
    expect(await kit.read('README.md')).toMatch(/They are valid until \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)/);
    expect((await kit.download()).stdout).toContain('4 of 4 files are here and right.');
    const sums = (await kit.read('checksums.md5')).trim().split('\n');
    expect(sums).toHaveLength(4);
    for (const line of sums) {
      const content = await readFile(join(kit.path, line.slice(34)));
      expect(createHash('md5').update(content).digest('hex'), line).toBe(line.slice(0, 32));
    }
  });

  await uploadFile(request, `${name}.fastq`, FASTQ.replace('ACGT', 'TTTT'));
  await cart.getByRole('button', { name: 'Check the files' }).click();
  await expect(cart.getByText('1 file was replaced after it was added')).toBeVisible();

  await test.step('another account, and a visitor, find the reference file only', async () => {
    const cartButton = page.getByRole('button', { name: /^Cart Files/ });
    await page.evaluate(() => localStorage.removeItem('CLINICO_OMICS_AUTH'));
    await page.reload();
    await expect(cartButton).toContainText('1');
    await page.goto('/#/user/login');
    await signIn(page, 'en-US', { username: 'admin', password: 'quartet-admin' });
    await expect(page).toHaveURL(/#\/dashboard/);
    await page.goto('/#/data/download/quartet-metabolomics');
    await expect(cartButton).toContainText('1');
    await cartButton.click();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await expect(stored).toHaveCount(0);
  });
});
