import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM } from '../../setup/chromium.mjs';
import { print, printMachine } from '../goals.mjs';
import { onNewServer } from '../new-server.mjs';
import { removeFolder } from '../remove-folder.mjs';
import { watchMemory } from './watch-memory.mjs';

const GIGABYTE = 1 << 30;
const GIGABYTES = Number(process.argv[2] ?? 10);
const PORT = Number(process.env.PORT ?? 4693);
/** Growth between the second and the last gigabyte that is still flat, in bytes. */
const MAX_GROWTH = 100 << 20;
const FOLDER = 'minio://users/data/researcher/';

/**
 * Benchmark of a large upload: sends a file in parts from Chromium to a new server, and compares the memory of the server and of the
 * page between the second gigabyte and the last. Argument: gigabytes, at least 3. Exits with 1 when memory grows with the file.
 */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-upload-'));
  const file = join(folder, 'large.fastq');
  writeFileSync(file, '@read\n');
  // A sparse file takes no space here; the server stores all of its bytes.
  truncateSync(file, GIGABYTES * GIGABYTE);
  try {
    await onNewServer(PORT, async ({ pid, researcher }) => {
      printMachine(`${GIGABYTES} GB`);
      const browserServer = await chromium.launchServer({
        executablePath: CHROMIUM,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      const memory = watchMemory({ server: pid, browser: browserServer.process().pid });
      const browser = await chromium.connect(browserServer.wsEndpoint());
      const started = Date.now();
      try {
        await upload(await browser.newPage({ locale: 'en-US' }), file, (gigabytes) => memory.mark(gigabytes));
      } finally {
        await browser.close();
        await browserServer.close();
      }
      const seconds = (Date.now() - started) / 1000;
      print(`${seconds.toFixed(0)} s, ${((GIGABYTES * 1024) / seconds).toFixed(0)} MB a second`);
      const key = encodeURIComponent('data/researcher/large.fastq');
      const { size } = await researcher('GET', `/datains/api/services/minio/buckets/users/object?key=${key}`);
      check(size === GIGABYTES * GIGABYTE, `the stored file has ${size} bytes`);
      for (const [name, growth] of Object.entries(memory.stop()))
        check(
          growth <= MAX_GROWTH,
          `${name}: ${megabytes(growth)} more in the last gigabyte than in the second`,
        );
    });
  } finally {
    await removeFolder(folder);
  }
}

/** Uploads a file by the file manager. Calls back after each gigabyte. */
async function upload(page, file, onGigabyte) {
  await page.goto(`http://127.0.0.1:${PORT}/#/seq-flow/file-manager?path=${encodeURIComponent(FOLDER)}`);
  await page.getByRole('textbox', { name: 'Username' }).fill('researcher');
  await page.getByRole('textbox', { name: 'Password' }).fill('quartet-demo');
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByLabel('Files to upload').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  const bar = tray.getByRole('progressbar').first();
  const done = tray.getByText('1 of 1 uploaded');
  for (let gigabytes = 0; !(await done.isVisible());) {
    const percent = Number(await bar.getAttribute('aria-valuenow', { timeout: 1000 }).catch(() => NaN));
    const sent = Math.floor((percent / 100) * GIGABYTES);
    if (sent > gigabytes) onGigabyte((gigabytes = sent));
    await page.waitForTimeout(500);
  }
  onGigabyte(GIGABYTES);
}

function megabytes(bytes) {
  return `${Math.round(bytes / (1 << 20))} MB`;
}

function check(holds, sentence) {
  print(`${holds ? '✓' : '✗'} ${sentence}`);
  if (!holds) process.exitCode = 1;
}

await main();
