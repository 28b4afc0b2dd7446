import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { childrenOf } from '../../test/engines/own-processes.mjs';
import { print, printMachine } from '../goals.mjs';
import { onNewServer } from '../new-server.mjs';
import { removeFolder } from '../remove-folder.mjs';
import { megabytes, watchMemory } from './watch-memory.mjs';

const GIGABYTE = 1 << 30;
const GIGABYTES = Number(process.argv[2] ?? 10);
const PORT = Number(process.env.PORT ?? 4693);
/** Growth between the halves of the upload that is still flat, in bytes. */
const MAX_GROWTH = 100 << 20;
const FOLDER = 'minio://users/data/researcher/';

/**
 * Benchmark of a large upload: sends a file in parts from Chromium to a new server, and compares the memory of the server and of the
 * browser between its first half and its second. Argument: gigabytes, at least 3. Exits with 1 when memory grows with the file.
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
      const others = new Set(childrenOf(process.pid));
      // A browser behind a connection would get a copy of the file through it.
      const browser = await chromium.launch(LAUNCH_OPTIONS);
      const browserPid = childrenOf(process.pid).find((child) => !others.has(child));
      const memory = watchMemory({ server: pid, browser: browserPid });
      const started = Date.now();
      try {
        await upload(await browser.newPage({ locale: 'en-US' }), file, (gigabytes) => memory.mark(gigabytes));
      } finally {
        await browser.close();
      }
      const seconds = (Date.now() - started) / 1000;
      print(`${seconds.toFixed(0)} s, ${((GIGABYTES * 1024) / seconds).toFixed(0)} MB a second`);
      const key = encodeURIComponent('data/researcher/large.fastq');
      const { meta } = await researcher(
        'GET',
        `/datains/api/services/minio/buckets/users/object-meta?key=${key}`,
      );
      check(meta.length === GIGABYTES * GIGABYTE, `the stored file has ${meta.length} bytes`);
      for (const [name, growth] of Object.entries(memory.stop()))
        check(
          growth <= MAX_GROWTH,
          `${name}: ${megabytes(growth)} more in the second half than in the first`,
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
  const devTools = await page.context().newCDPSession(page);
  for (let gigabytes = 0; !(await done.isVisible());) {
    const percent = Number(await bar.getAttribute('aria-valuenow', { timeout: 1000 }).catch(() => NaN));
    const sent = Math.floor((percent / 100) * GIGABYTES);
    if (sent > gigabytes) {
      // Garbage is no growth.
      await devTools.send('HeapProfiler.collectGarbage');
      onGigabyte((gigabytes = sent));
    }
    await wait(500);
  }
}

function check(holds, sentence) {
  print(`${holds ? '✓' : '✗'} ${sentence}`);
  if (!holds) process.exitCode = 1;
}

await main();
