import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { recordsOf } from './pages/files-page';
import { speak } from './pages/sign-in';

const run = promisify(execFile);

test('a query is copied as a program that lists the DRS addresses of its files', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await speak(page, 'en-US');
  await page.goto('/#/data/download/quartet-metabolomics?f.donor_id=M8');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy as...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this query' });
  await dialog.getByText('DRS', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain('drs://');

  const { stdout } = await run('python3', ['-c', await clipboard()]);
  const found = (await recordsOf(request, 'quartet_metabolomics')).filter(
    ({ donor_id: donor }) => donor === 'M8',
  );
  const sizes = [];
  for (const address of stdout.trim().split('\n')) {
    expect(address).toMatch(/^drs:\/\/[^/]+\/\w+$/);
    const object = await request.get(`/ga4gh/drs/v1/objects/${address.split('/').at(-1)}`);
    sizes.push(((await object.json()) as { size: number }).size);
  }
  const numeric = (one: number, other: number) => one - other;
  expect(sizes.toSorted(numeric)).toEqual(found.map(({ file_size: size }) => Number(size)).toSorted(numeric));
});
