import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { measure } from './measure.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = 'tools/bench/grid/page.html';
const ROWS = Number(process.argv[2] ?? 100_000);
const THROTTLE = Number(process.argv[3] ?? 4);
const PORT = Number(process.env.PORT ?? 4690);
const GIGABYTE = 1 << 30;

/** Limits for a grid of 100,000 rows, with the processor slowed down four times. */
const LIMITS = [
  { key: 'firstPaintMs', title: 'first paint', unit: 'ms', most: 300 },
  { key: 'heapMb', title: 'heap of the grid', unit: 'MB', most: 10 },
  { key: 'selectAllMs', title: 'select all', unit: 'ms', most: 100, plain: true },
  { key: 'sortTextMs', title: 'sort by a column of 100,000 texts', unit: 'ms' },
  { key: 'sortNumberMs', title: 'sort by a column of numbers', unit: 'ms' },
  { key: 'scrollFps', title: 'fast scroll', unit: 'frames a second', least: 50 },
  { key: 'cpuMs', title: 'work of the main thread for each frame of it', unit: 'ms' },
  { key: 'blanks', title: 'jumps with a blank row afterwards', unit: 'of 50', most: 0 },
  { key: 'longestTaskMs', title: 'longest task of the scroll', unit: 'ms', most: 200 },
];

/**
 * Benchmark of the data grid: builds a page with one grid, opens it in Chromium, and compares the measurements with the
 * limits, at full speed and slowed down. Arguments: rows, and the slow-down factor. Exits with 1 above a limit.
 */
async function main() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-grid-'));
  const shared = { root: ROOT, configFile: false, logLevel: 'warn' };
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(ROOT, PAGE) } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: PORT, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
  });
  try {
    say(
      `Machine: ${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / GIGABYTE).toFixed(0)} GB, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`,
    );
    const url = `http://127.0.0.1:${PORT}/${PAGE}`;
    const plain = await measure(browser, { url, rows: ROWS, throttle: 1 });
    const slowed = await measure(browser, { url, rows: ROWS, throttle: THROTTLE });
    const passed = LIMITS.map((limit) => report(limit, plain[limit.key], slowed[limit.key]));
    process.exitCode = passed.every(Boolean) ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Prints one result; returns whether it is within its limit. Limits apply to the slowed run unless marked `plain`. */
function report({ title, unit, most = Infinity, least = -Infinity, plain: ofPlain = false }, plain, slowed) {
  const judged = ofPlain ? plain : slowed;
  const passed = judged <= most && judged >= least;
  const bound = most < Infinity ? `at most ${most}` : least > -Infinity ? `at least ${least}` : 'no limit';
  say(
    `${passed ? 'PASS' : 'FAIL'}  ${title}: ${plain} ${unit}, slowed ${slowed} (${bound}${ofPlain ? ', at full speed' : ''})`,
  );
  return passed;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

await main();
