import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ensureChromium, LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { signInAtLemonldap, startLemonldap } from './lemonldap.mjs';
import { startPortal } from './portal.mjs';
import { s3Variables, startNginx, startPostgres } from './site-parts.mjs';
import { freePort } from './start-process.mjs';

const BUCKET = 'real-site';
const TABLES = ['protqc_data_log2_example.csv', 'protqc_metadata_example.csv'] as const;
const TABLE_FOLDER = resolve(import.meta.dirname, '../../../apps/server/seed/proteomics');
const FILE_MANAGER = '/#/seq-flow/file-manager?path=minio%3A%2F%2Fusers%2Fdata%2Fdwho%2F';
/** A job waits for the machine, not for people. */
const WORK_MS = 240_000;

const gateway = inject('radosgw');
const folder = mkdtempSync(join(tmpdir(), 'real-site-'));
const s3 = new S3Client({
  endpoint: gateway.url,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: gateway.key,
});
/** Ends what was started, the last first. */
const ends: (() => Promise<unknown> | undefined)[] = [];
let url: string;
let portal: Awaited<ReturnType<typeof startPortal>>;
let page: Page;

// A site as an institution runs it: nginx, PostgreSQL, an S3 store, the provider of the institution.
beforeAll(async () => {
  await ensureChromium();
  const [sitePort, portalPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${sitePort}`;
  await s3.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const database = await startPostgres();
  ends.unshift(() => database.close());
  const provider = await startLemonldap(url);
  ends.unshift(provider.stop);
  portal = await startPortal(folder, {
    PORT: String(portalPort),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    ALLOW_PLAIN_HTTP: '1',
    SEED: '0',
    DATABASE_URL: database.url,
    ...s3Variables(gateway, BUCKET),
    OIDC_ISSUER: provider.issuer,
  });
  ends.unshift(portal.stop);
  const endNginx = await startNginx({ port: sitePort, servers: [portalPort], folder });
  ends.unshift(async () => endNginx?.());
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  ends.unshift(() => browser.close());
  page = await browser.newPage({ locale: 'en-US', baseURL: url });
  page.setDefaultTimeout(60_000);
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

test('is ready, with every part', async () => {
  const ready = (await (await fetch(`${url}/readyz`)).json()) as unknown;
  expect(ready).toMatchObject({ status: 'ready', parts: { database: 'ok', objects: 'ok', identity: 'ok' } });
});

test('a researcher signs in at the provider, and uploads two tables to the store', async () => {
  await page.goto(FILE_MANAGER);
  await signInAtLemonldap(page, 'dwho');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByLabel('Files to upload').setInputFiles(TABLES.map((name) => join(TABLE_FOLDER, name)));
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await page.getByRole('region', { name: 'Uploads' }).getByText('2 of 2 uploaded').waitFor();
  const prefix = 'buckets/users/data/dwho/';
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: prefix }));
  expect(Contents.map(({ Key }) => Key)).toEqual(TABLES.map((name) => `${prefix}${name}`));
});

test('an app is run on them, and its report has the published figures', async () => {
  await page.goto('/#/seq-flow/app-store?appCategory=proteomics');
  await page.getByRole('link', { name: 'Run Expression Matrix Quality Control' }).click();
  await page.getByRole('textbox', { name: 'Assessment Name' }).fill('real_site_batch');
  await page.getByRole('textbox', { name: 'Description' }).fill('The shipped protein example');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await chooseByPath('Data table', TABLES[0]);
  await chooseByPath('Sample sheet', TABLES[1]);
  await page.getByRole('button', { name: 'Next Step', exact: true }).click();
  await page.getByRole('button', { name: 'Run Assessment' }).click();
  await page.getByRole('link', { name: 'Open the project' }).click();
  await page.getByRole('grid').getByText('Succeeded').waitFor({ timeout: WORK_MS });
  await page.getByRole('link', { name: 'View report' }).first().click();
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await verdict.getByRole('heading', { name: 'Pass' }).waitFor();
  expect(await verdict.innerText()).toContain('25.651');
});

test('a restart of the server loses neither the sign-in nor the report', async () => {
  await portal.restart();
  await page.reload();
  await page.getByRole('region', { name: 'Verdict' }).getByRole('heading', { name: 'Pass' }).waitFor();
  expect(await page.getByRole('button', { name: 'Account of Doctor Who' }).count()).toBe(1);
});

/** Chooses a file of the user's folder by its storage link. */
async function chooseByPath(label: string, file: string): Promise<void> {
  await page.getByRole('button', { name: `Select Files: ${label}` }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('tab', { name: 'By path' }).click();
  await picker.getByRole('textbox', { name: 'Storage link' }).fill(`minio://users/data/dwho/${file}`);
  await picker.getByRole('button', { name: 'Add', exact: true }).click();
  await picker.getByRole('button', { name: 'Confirm (1)' }).click();
}
