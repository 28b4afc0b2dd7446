import { closeSync, mkdirSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startSite } from './fixtures/site';
import { signIn, speak } from './pages/sign-in';

const COUNT = 100_000;
/** Names that are read at most to show a part of the folder: two windows of the grid, and what the tree reads for its folders. */
const MAX_NAMES = 1_200;
/** Longest time until rows appear, in milliseconds. It takes a second on a quiet machine of two cores: docs/performance.md. */
const MAX_MS = 10_000;
const FOLDER = 'data/researcher/many/';
const nameOf = (index: number) => `sample_${String(index).padStart(6, '0')}.fastq.gz`;

/** Writes empty files below the folder of the objects of a site. */
function writeFiles(objects: string): void {
  const folder = join(objects, 'buckets/users', FOLDER);
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < COUNT; index += 1) closeSync(openSync(join(folder, nameOf(index)), 'w'));
}

/** Number of names in each listing of the large folder, as the page receives it. */
function watchListings(page: Page): number[] {
  const sizes: number[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.endsWith('/buckets/users') && searchParams.get('prefix') === FOLDER)
      void response.json().then(({ data }: { data: unknown[] }) => sizes.push(data.length));
  });
  return sizes;
}

const namesIn = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Runs an action until what it shows is visible, and returns the milliseconds. */
async function timed(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await action();
  return Math.round(performance.now() - began);
}

test('a folder of 100,000 files opens, scrolls to its end and is searched without reading it whole', async ({
  page,
}, testInfo) => {
  const objects = await mkdtemp(join(tmpdir(), 'e2e-large-folder-'));
  const site = await startSite({ OBJECTS_DIR: objects });
  try {
    writeFiles(objects);
    const sizes = watchListings(page);
    const grid = page.getByRole('grid', { name: 'Files and folders' });
    const file = (index: number) => grid.getByRole('button', { name: nameOf(index), exact: true });
    const report = (what: string, ms: number) => {
      testInfo.annotations.push({ type: what, description: `${ms} ms` });
      expect(ms, what).toBeLessThan(MAX_MS);
    };
    await speak(page, 'en-US');
    await page.goto(`${site.url}/#/seq-flow/file-manager`);
    await signIn(page, 'en-US');
    await expect(grid.getByRole('link', { name: 'many' })).toBeVisible();

    await test.step('the first rows appear, with few of the names read', async () => {
      await page.goto(
        `${site.url}/#/seq-flow/file-manager?path=${encodeURIComponent(`minio://users/${FOLDER}`)}`,
      );
      report(
        'page until first rows',
        await timed(async () => {
          await page.reload({ waitUntil: 'commit' });
          await file(0).waitFor();
        }),
      );
      await expect(page.getByText('Total 100,000 items')).toBeVisible();
      expect(await grid.getByRole('row').count()).toBeLessThan(60);
      expect(namesIn(sizes)).toBeLessThanOrEqual(MAX_NAMES);
    });

    await test.step('the scroll bar leads to the last rows', async () => {
      sizes.length = 0;
      report(
        'end of the scroll bar until last rows',
        await timed(async () => {
          await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
          await file(COUNT - 1).waitFor();
        }),
      );
      expect(namesIn(sizes)).toBeLessThanOrEqual(MAX_NAMES);
    });

    await test.step('the keyboard goes back to the first row, and to the last', async () => {
      await grid.getByRole('gridcell', { name: nameOf(COUNT - 1), exact: true }).press('Control+Home');
      await file(0).waitFor();
      await page.keyboard.press('Control+End');
      await expect(grid.getByRole('row', { name: nameOf(COUNT - 1) }).locator(':focus')).toHaveCount(1);
    });

    await test.step('a search finds the names in all of them', async () => {
      await page.getByRole('searchbox', { name: 'Search this folder and all folders below' }).fill('_04242');
      report(
        'search until its rows',
        await timed(async () => {
          await page.getByRole('button', { name: 'Search the names' }).click();
          await page.getByText('Total 10 items').waitFor();
        }),
      );
      await expect(file(42_429)).toBeVisible();
    });

    await test.step('a prefix lists the names that begin with it', async () => {
      await page
        .getByRole('searchbox', { name: 'Enter a link or a prefix of file name' })
        .fill('sample_0999');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('Total 100 items')).toBeVisible();
      await expect(file(99_900)).toBeVisible();
    });
  } finally {
    await site.stop();
    await rm(objects, { recursive: true, force: true });
  }
});
