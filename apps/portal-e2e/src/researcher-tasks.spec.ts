import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DataRecord } from '@omics-portal/data-query';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { readExported } from './pages/exported-table';
import { recordsOf } from './pages/files-page';
import { unpackKit } from './pages/kit-folder';
import { moveToScreen } from './pages/open-screen';
import { stopProject } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { documentedTasks } from './pages/task-table';
import { countActions, type ActionCounter } from './pages/user-actions';

// One page for all tasks. A failed one does not keep the others from running.
test.describe.configure({ mode: 'default' });

const run = promisify(execFile);
const MB = 1024 ** 2;
const TABLE = 'protqc_data_log2_example.csv';
const tasks = documentedTasks();

let page: Page;
let actions: ActionCounter;
const performed: string[] = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  await speak(page, 'en-US');
  actions = await countActions(page);
  await page.goto('/#/dashboard');
});

test.afterAll(() => page.context().close());

interface TaskFixtures {
  readonly request: APIRequestContext;
  readonly browser: Browser;
  /** Folder for what the task downloads. */
  readonly folder: string;
}

/** Task of a researcher, from the overview: its title and figures are those of the table in `docs/tasks.md`. */
function task(title: string, perform: (given: TaskFixtures) => Promise<void>): void {
  performed.push(title);
  const { limit, ...documented } = tasks.find((one) => one.title === title) ?? {
    limit: 0,
    clicks: 0,
    keys: 0,
  };
  test(`${title}: at most ${limit} clicks`, async ({ request, browser }, info) => {
    // A dialog of the task before.
    await page.keyboard.press('Escape');
    await moveToScreen(page, '/dashboard');
    await expect(main().getByRole('link', { name: 'Genomics', exact: true })).toBeVisible();
    await actions.restart();
    await perform({ request, browser, folder: info.outputPath('files') });
    const { clicks, keys } = await actions.read();
    expect(clicks).toBeLessThanOrEqual(limit);
    expect({ title, clicks, keys }, 'the table in docs/tasks.md').toEqual({ ...documented, title });
  });
}

const main = () => page.getByRole('main');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const facet = (name: string) => page.getByRole('region', { name, exact: true });
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** Opens the files of a donor by its bar on the overview. */
const openDonor = (donor: string, omics: string) =>
  main()
    .getByRole('link', { name: new RegExp(`^${donor}: .* files, ${omics}$`) })
    .click();

/** Opens the details of a file by a part of its name, in the search of the portal. */
async function findFile(part: string, name: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search the portal/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Search the portal' })).toBeFocused();
  await page.keyboard.type(part);
  await page.getByRole('option', { name }).first().click();
  const details = page.getByRole('dialog', { name });
  await expect(details).toContainText('SHA-256');
  return details;
}

const pathsOf = (records: readonly DataRecord[]) =>
  records.map((record) => String(record['file_path'])).toSorted();

task('All expression matrices of donor D5 above 1 MB, as a download kit', async ({ request, folder }) => {
  await openDonor('D5', 'Transcriptomics');
  await facet('Data Type').getByRole('checkbox', { name: 'Expression matrix' }).click();
  await page.getByRole('searchbox', { name: 'Search the files' }).click();
  await page.keyboard.type('> 1 MB');
  await button('File Size at least 1 MB').click();
  await button('Export').click();
  const kit = await unpackKit(
    await (
      await downloadBy(page, () => page.getByRole('menuitem', { name: /^Download kit/ }).click())
    ).path(),
    folder,
  );
  const expected = (await recordsOf(request, 'quartet_transcriptomics')).filter(
    ({ data_type: type, donor_id: donor, file_size: size }) =>
      type === 'Expression matrix' && donor === 'D5' && Number(size) >= MB,
  );
  expect(expected.length).toBeGreaterThan(1);
  const sums = (await kit.read('checksums.sha256')).trim().split('\n');
  expect(sums.map((line) => line.slice(0, 64)).toSorted()).toEqual(
    expected.map(({ sha256 }) => String(sha256)).toSorted(),
  );
  await kit.download();
});

task('Find a file by a part of its name, and copy its checksum', async () => {
  const details = await findFile('log2_ex', TABLE);
  await details.getByRole('button', { name: 'Copy: SHA-256 checksum' }).click();
  const seed = join(import.meta.dirname, '../../server/seed/proteomics', TABLE);
  const digest = createHash('sha256')
    .update(await readFile(seed))
    .digest('hex');
  await expect.poll(clipboard).toBe(digest);
});

task('Everything but FASTQ, as an address for a colleague', async ({ request, browser }) => {
  await main().getByRole('link', { name: 'Genomics', exact: true }).first().click();
  await facet('Data Format').getByRole('button', { name: 'Exclude FASTQ' }).click();
  await expect(page).toHaveURL(/x\.data_format=FASTQ/);
  const records = await recordsOf(request, 'quartet_genomics');
  const left = records.filter(({ data_format: format }) => format !== 'FASTQ').length;
  expect(left).toBeLessThan(records.length);
  const colleague = await browser.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByText(new RegExp(`of ${left} files$`))).toBeVisible();
  await colleague.close();
});

task('Metadata of the files of donors D5 and D6, and of all in FASTQ, as TSV', async ({ request }) => {
  await openDonor('D5', 'Transcriptomics');
  await facet('Donor').getByRole('checkbox', { name: 'D6' }).click();
  await facet('Data Format').getByRole('checkbox', { name: 'FASTQ' }).click();
  await button('Match any of these').click();
  await button('Export').click();
  const file = await downloadBy(page, () => page.getByRole('menuitem', { name: 'TSV', exact: true }).click());
  const rows = readExported('TSV', await downloadedText(file));
  const found = (await recordsOf(request, 'quartet_transcriptomics')).filter(
    ({ donor_id: donor, data_format: format }) => donor === 'D5' || donor === 'D6' || format === 'FASTQ',
  );
  expect(pathsOf(rows)).toEqual(pathsOf(found));
});

task('Citation of a file', async () => {
  const details = await findFile('log2_ex', TABLE);
  await details.getByRole('button', { name: 'Copy the citation' }).click();
  await expect
    .poll(clipboard)
    .toMatch(new RegExp(`^${TABLE}.*Quartet Data Portal\\. Accessed \\d{4}-\\d\\d-\\d\\d\\. http`));
  const address = / (http\S+)$/m.exec(await clipboard())?.[1] ?? '';
  expect(decodeURIComponent(address)).toContain(`file=minio://quartet-data-portal/proteomics/${TABLE}`);
});

task('A filtered result in Python', async ({ request }) => {
  await openDonor('F7', 'Proteomics');
  await button('More actions').click();
  await page.getByRole('menuitem', { name: 'Copy as...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this query' });
  await dialog.getByText('Python', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(clipboard).toContain('urlopen');
  const { stdout } = await run('python3', ['-c', await clipboard()]);
  const printed = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DataRecord);
  const found = (await recordsOf(request, 'quartet_proteomics')).filter(
    ({ donor_id: donor }) => donor === 'F7',
  );
  expect(pathsOf(printed)).toEqual(pathsOf(found));
});

task('Files of a filter through the cart, as one zip', async ({ request, folder }) => {
  await openDonor('M8', 'Metabolomics');
  const found = (await recordsOf(request, 'quartet_metabolomics')).filter(
    ({ donor_id: donor }) => donor === 'M8',
  );
  await button(`Add all ${found.length} to the cart`).click();
  await page.getByRole('button', { name: new RegExp(`^Cart Files.*${found.length}`) }).click();
  const cart = page.getByRole('dialog', { name: 'Cart Files' });
  const zip = await downloadBy(page, () => cart.getByRole('button', { name: 'Download as zip' }).click());
  await run('python3', ['-m', 'zipfile', '-e', await zip.path(), folder]);
  const { stdout } = await run('sha256sum', ['--strict', '-c', 'SHA256SUMS'], {
    cwd: join(folder, 'quartet-cart'),
  });
  expect(stdout.match(/: OK$/gm)).toHaveLength(found.length);
});

task('DRS address of a file, for a workflow engine', async ({ request }) => {
  const details = await findFile('log2_ex', TABLE);
  await details
    .getByRole('region', { name: 'GA4GH DRS' })
    .getByRole('button', { name: 'Copy' })
    .first()
    .click();
  await expect.poll(clipboard).toMatch(/^drs:\/\/[^/]+\/\w+$/);
  const id = (await clipboard()).split('/').at(-1);
  const object = (await (await request.get(`/ga4gh/drs/v1/objects/${id}`)).json()) as {
    name: string;
    size: number;
  };
  expect(object).toMatchObject({ name: TABLE, size: 590_308 });
});

task('Fold changes of a gene between the samples', async ({ request }) => {
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.getByRole('button', { name: 'More' }).click();
  await menu.getByRole('link', { name: 'Transcriptomics', exact: true }).click();
  const frame = page.frameLocator('iframe[title="Transcriptomics"]');
  await frame.getByRole('combobox').click();
  await page.keyboard.type('synth000038');
  await frame.getByRole('option', { name: 'SYNTH000038' }).click();
  const card = frame.locator('[data-slot="card"]').filter({ hasText: 'SYNTH000038: ratio to D6' });
  await card.getByRole('button', { name: 'Show as a table' }).click();
  const shown = await card
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const response = await request.get('/visualisation/data/rna.json');
  const { table } = (await response.json()) as {
    table: { features: string[]; differences: { pair: string; rows: number[]; log2FoldChange: number[] }[] };
  };
  const row = table.features.indexOf('SYNTH000038');
  expect(table.differences.length).toBeGreaterThan(2);
  for (const { pair, rows, log2FoldChange } of table.differences) {
    const cell = shown.find(([label]) => label === pair)?.[1];
    expect(Number(cell), pair).toBeCloseTo(log2FoldChange[rows.indexOf(row)] ?? NaN, 4);
  }
});

test.describe('signed in', () => {
  test.beforeAll(async () => {
    await moveToScreen(page, '/user/login');
    await signIn(page, 'en-US');
    await expect(page).toHaveURL(/#\/dashboard/);
  });

  task('A QC project from FASTQ files of the cart', async ({ request }) => {
    await main().getByRole('link', { name: 'Transcriptomics', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search the files' }).click();
    await page.keyboard.type('D5_1_R');
    await page.keyboard.press('Enter');
    await button('Add all 2 to the cart').click();
    await page.getByRole('button', { name: /^Cart Files/ }).click();
    await page.getByRole('link', { name: 'Use in a new assessment' }).click();
    await page.getByRole('textbox', { name: 'Assessment Name' }).click();
    await page.keyboard.type('reads_of_D5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Reads');
    await page.getByRole('combobox', { name: 'Assessment App' }).click();
    await page.getByRole('option', { name: /^FASTQ Quality Control/ }).click();
    await button('Next').click();
    await button('From the cart').click();
    const picker = page.getByRole('dialog', { name: 'Samples from files' });
    await picker.getByRole('button', { name: /^Choose all files in the cart/ }).click();
    await picker.getByRole('button', { name: 'Add samples (1)' }).click();
    await button('Next Step').click();
    await button('Run Assessment').click();
    const link = page.getByRole('link', { name: 'Open the project' });
    const id = /qc-job-management\/([^?]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    expect(await stopProject(request, id)).toEqual(['SYNTHETIC_D5_1']);
  });
});

test('the table in docs/tasks.md has these tasks, in this order', () => {
  expect(performed).toEqual(tasks.map(({ title }) => title));
});
