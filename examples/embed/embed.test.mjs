import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../libs/data-query/publish/build-package.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'embed-'));
const packed = join(scratch, 'package');
const outDir = join(scratch, 'dist');
const troubles = [];
let server;
let browser;
let page;

/** The page is built from the package that would be published, and served as any folder of files is. */
beforeAll(async () => {
  await buildPackage(packed);
  await build({
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@omics-portal\/data-query$/, replacement: join(packed, 'index.js') },
        { find: /^@omics-portal\/data-query\/(.+)$/, replacement: join(packed, '$1.js') },
      ],
    },
    build: { outDir },
  });
  server = await preview({
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(scratch, { recursive: true, force: true });
});

afterEach(() => expect(troubles).toEqual([]));

const open = (search) => page.goto(`http://127.0.0.1:${server.httpServer.address().port}/${search}`);
const search = () => decodeURIComponent(new URL(page.url()).search);
const heading = (text) => page.getByRole('heading', { name: text, exact: true }).waitFor();
const files = () => page.getByRole('list', { name: 'Files' }).getByRole('listitem').allTextContents();
const check = (label) => page.getByLabel(label, { exact: true }).click();

test('a click filters, counts and writes the URL; back and forward are faithful', async () => {
  await open('?tour=1');
  await heading('6 files');
  await check('CSV (3)');
  await heading('3 files');
  expect(search()).toBe('?tour=1&f.data_format=CSV');
  await page.getByLabel('TSV (2)', { exact: true }).waitFor();
  await check('中文 (1)');
  await heading('1 files');
  expect(await files()).toEqual(['D6 #1, "raw".csv']);
  expect(search()).toBe('?tour=1&f.data_format=CSV&f.site=中文');
  await page.goBack();
  await heading('3 files');
  await page.goForward();
  await heading('1 files');
});

test('a link opens what it says, and the code asks for the same', async () => {
  await open('?f.site=null&f.data_format=TSV');
  await heading('1 files');
  expect(await files()).toEqual(['F7_2.tsv']);
  expect(await page.locator('pre').textContent()).toContain(
    '{"variable":"site","operator":"in","value":[null,""]}',
  );
  await check('Unknown (1)');
  await heading('2 files');
  expect(search()).toBe('?f.data_format=TSV');
});

test('a text with a number sign, a comma and quotes finds its file and survives a reload', async () => {
  await open('');
  await page.getByLabel('Name contains').fill('#1, "RAW"');
  await heading('1 files');
  await page.reload();
  await heading('1 files');
  expect(await page.getByLabel('Name contains').inputValue()).toBe('#1, "RAW"');
});
