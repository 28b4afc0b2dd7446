import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { ensureBuilt } from '../../setup/build.mjs';
import { LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { signIn } from '../sign-in.mjs';
import { measureClick } from './measure-click.mjs';
import { prepareWork } from './work.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const RUNS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env.PORT ?? 4691);
const BASE = `http://127.0.0.1:${PORT}`;
const START_MS = 120_000;
/** A cell of a table or a grid: jobs are in a grid, reports in a table. */
const ROW = 'main :is(td, [role=gridcell])';

function clicksOf({ projectId }) {
  const url = `${BASE}/#/dashboard`;
  return [
    {
      title: 'data page, first file row',
      url,
      link: 'main a[href$="/data/download/quartet-proteomics"]',
      row: ROW,
    },
    {
      title: 'project page, first job',
      url,
      signedIn: true,
      link: `main a[href*="${projectId}"]`,
      row: ROW,
    },
    {
      title: 'list of reports, first report',
      url,
      signedIn: true,
      link: 'main a[href$="/seq-flow/qc-report-management"]',
      row: ROW,
    },
  ];
}

/**
 * Clicks from the dashboard on slow 4G with the processor four times slower: the median time until the first row of the
 * next page. Argument: runs.
 */
async function main() {
  await ensureBuilt(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'bench-clicks-'));
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data') };
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const work = await prepareWork(BASE, START_MS);
    process.stdout.write(`Load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
    for (const { signedIn, ...click } of clicksOf(work)) {
      const results = [];
      for (let run = 0; run < RUNS; run += 1) {
        // Tokens that two browsers refresh are revoked, so each run has its own.
        const auth = signedIn ? await signIn(BASE) : undefined;
        results.push(await measureClick(browser, { ...click, auth }));
      }
      const { ms, firstRequestMs, files } = results.sort((one, other) => one.ms - other.ms)[
        Math.floor(RUNS / 2)
      ];
      process.stdout.write(
        `${click.title}: ${Math.round(ms)} ms; first call ${Math.round(firstRequestMs)} ms after the first file; ${files} files\n`,
      );
    }
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
