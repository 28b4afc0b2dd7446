import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { decodeSearch, evaluate, toQueryTree, type DataRecord } from '@omics-portal/data-query';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { downloadBy, downloadedBytes, downloadedText } from './pages/downloads';
import { asExported, filled, FORMATS, readExported, type Format } from './pages/exported-table';
import { exportResult, recordsOf } from './pages/files-page';
import { unpackKit } from './pages/kit-folder';
import { speak } from './pages/sign-in';

/** Collection with the additional files of this run: see `fixtures/hostile-records.json`. */
const COLLECTION = 'quartet_transcriptomics';
const HOSTILE = 'f.project_name=Hostile+values';
const SCREEN = `/#/data/download/quartet-transcriptomics?per_page=100&${HOSTILE}`;

const isHostile = (record: DataRecord) => record['project_name'] === 'Hostile values';
const nameOf = (record: DataRecord) => String(record['file_name']);

async function hostileRecords(request: APIRequestContext): Promise<readonly DataRecord[]> {
  const records = (await recordsOf(request, COLLECTION)).filter(isHostile);
  expect(records.length).toBeGreaterThan(20);
  return records;
}

/** Opens a page in a tall window, in which all files are visible. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 2600 });
  await speak(page, 'en-US');
  await page.goto(address);
}

/** Waits for the table with files of these names. */
const expectNames = (page: Page, expected: readonly string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('grid', { name: 'Files' })
        .getByRole('gridcell')
        .locator('a[title]')
        .filter({ hasText: /./ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('title'))),
    )
    .toEqual(expected);

test('each value is an option of its facet that finds its files, with their number', async ({
  page,
  request,
}) => {
  const records = await hostileRecords(request);
  await open(page, `${SCREEN}&f.site=~`);
  await page.getByRole('button', { name: 'Add a File Filter' }).click();
  await page.getByRole('checkbox', { name: /^Site/ }).check();
  await page.keyboard.press('Escape');
  const facet = page.getByRole('region', { name: 'Site', exact: true });
  await facet.getByRole('button', { name: /More\.\.\.$/ }).click();
  const lines = facet.getByRole('listitem');
  const values = new Set(records.map(({ site }) => site ?? ''));
  await expect(lines).toHaveCount(values.size);
  const found = new Map<string, number>();
  for (const line of await lines.all()) {
    await line.getByRole('checkbox').click();
    await expect(page).toHaveURL(/f\.site=/);
    const { query } = decodeSearch(page.url().split('?')[1] ?? '', { collection: COLLECTION });
    const tree = toQueryTree(query);
    const expected = records.filter((record) => evaluate(tree, record));
    expect(expected.length).toBeGreaterThan(0);
    await expectNames(page, expected.map(nameOf));
    await expect(line.locator('span').last()).toHaveText(String(expected.length));
    expected.forEach((record) => found.set(nameOf(record), (found.get(nameOf(record)) ?? 0) + 1));
    await line.getByRole('checkbox').click();
    await expect(page).not.toHaveURL(/f\.site=/);
  }
  expect(found).toEqual(new Map(records.map((record) => [nameOf(record), 1])));
});

test('every file is added to the cart, exported as a table, and imported from the table', async ({
  page,
  request,
}) => {
  const records = await hostileRecords(request);
  await open(page, SCREEN);
  await page.getByRole('button', { name: `Add all ${records.length} to the cart` }).click();
  await page.getByRole('button', { name: /^Cart Files/ }).click();
  const cart = page.getByRole('dialog', { name: 'Cart Files' });
  await expect(cart.getByRole('listitem').locator('p:first-child')).toHaveText(records.map(nameOf));
  const tables = new Map<Format, string>();
  for (const format of FORMATS) {
    await cart.getByRole('button', { name: 'Export the list' }).click();
    const list = page.getByRole('menuitem', { name: `Table (${format})` });
    const text = await downloadedText(await downloadBy(page, () => list.click()));
    // A press on the button of a menu that is about to close leaves it closed.
    await expect(page.getByRole('menu')).toHaveCount(0);
    tables.set(format, text);
    const expected = records.map((record) =>
      filled(asExported(format, { collection: COLLECTION, ...record })),
    );
    expect(readExported(format, text).map(filled)).toEqual(expected);
  }
  await cart.getByRole('button', { name: 'Clear the cart' }).click();
  for (const [format, text] of tables) {
    await expect(cart.getByText('The cart is empty')).toBeVisible();
    await cart.locator('input[type=file]').setInputFiles({
      name: `cart.${format.toLowerCase()}`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    // A TSV cannot contain the line break in one of the names.
    const expected = records.map((record) => asExported(format, record)['file_name'] ?? '');
    await expect(cart.getByRole('listitem').locator('p:first-child')).toHaveText(expected);
    await expect(cart.getByText('No longer there')).toHaveCount(0);
    await cart.getByRole('button', { name: 'Clear the cart' }).click();
  }
});

test('the exported files read back unchanged, in every format', async ({ page, request }) => {
  const records = await hostileRecords(request);
  await open(page, SCREEN);
  await expectNames(page, records.map(nameOf));
  for (const format of FORMATS) {
    const rows = readExported(format, await exportResult(page, format));
    expect(rows.map(filled)).toEqual(records.map((record) => filled(asExported(format, record))));
  }
});

/** Downloads that Chromium allows a page within a second. It drops the ones after them without a word. */
const BURST = 10;

test('each file is downloaded by its button, whatever its name', async ({ context, request }) => {
  const records = await hostileRecords(request);
  for (let start = 0; start < records.length; start += BURST) {
    const page = await context.newPage();
    await open(page, SCREEN);
    for (const record of records.slice(start, start + BURST)) {
      const button = page.getByRole('button', { name: `Download ${nameOf(record)}`, exact: true });
      const download = await downloadBy(page, () => button.click());
      expect(download.suggestedFilename()).not.toMatch(/[/\\]/);
      const content = await downloadedBytes(download);
      expect(createHash('sha256').update(content).digest('hex')).toBe(record['sha256']);
    }
    await page.close();
  }
});

test('the kit fetches all files, under names that every system accepts', async ({ page, request }, info) => {
  const records = await hostileRecords(request);
  await open(page, SCREEN);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const archive = await downloadBy(page, () => page.getByRole('menuitem', { name: /^Download kit/ }).click());
  const folder = info.outputPath('kit');
  const kit = await unpackKit(await archive.path(), folder);
  const before = await kit.list();
  const { stdout } = await kit.download();
  expect(stdout).toContain(`${records.length} of ${records.length} files are here and right.`);

  const files = await kit.list('data');
  expect(files).toHaveLength(records.length);
  for (const name of files) {
    expect(name).toMatch(/^(?![.-])[\p{L}\p{M}\p{N}._@+=,()-]+(?<!\.)$/u);
    expect(name).not.toMatch(/^(?:con|aux|nul|prn)(?:\.|$)/i);
  }
  const sums = await Promise.all(
    files.map(async (name) =>
      createHash('sha256')
        .update(await readFile(`${kit.path}/data/${name}`))
        .digest('hex'),
    ),
  );
  expect(sums.sort()).toEqual(records.map((record) => String(record['sha256'])).sort());
  // No name or value was executed, or escaped from the folder.
  expect((await kit.list()).sort()).toEqual([...before, 'data'].sort());
  expect(await readdir(folder)).toHaveLength(1);
  const metadata = await kit.read('metadata.tsv');
  expect(readExported('TSV', metadata).map(filled)).toEqual(
    records.map((record) => filled(asExported('TSV', record))),
  );
});
