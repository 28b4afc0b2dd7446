import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { measureSheet } from './measure-sheet.mjs';
import { measure } from './measure.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = 'tools/bench/grid';
const ROWS = Number(process.argv[2] ?? 100_000);
/** Number of samples that the service takes. */
const SHEET_ROWS = 10_000;
const THROTTLE = Number(process.argv[3] ?? 4);
const ONLY = process.argv[4];
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

/** Limits for a sheet of 10,000 rows and twelve columns. */
const SHEET_LIMITS = [
  { key: 'firstPaintMs', title: 'first paint', unit: 'ms', most: 300, plain: true },
  { key: 'heapMb', title: 'heap of the sheet', unit: 'MB', most: 10 },
  {
    key: 'moveMs',
    title: 'key that moves, to the frame; the slowest of six',
    unit: 'ms',
    most: 50,
    plain: true,
  },
  { key: 'jumpMs', title: 'Ctrl+Down over 10,000 filled cells', unit: 'ms', most: 50, plain: true },
  { key: 'rangeMs', title: 'Ctrl+Shift+End', unit: 'ms', most: 50, plain: true },
  { key: 'pasteMs', title: 'paste of 10,000 rows of six cells', unit: 'ms', most: 500, plain: true },
  { key: 'fillMs', title: 'Ctrl+D over all cells', unit: 'ms', most: 500, plain: true },
  { key: 'copyMs', title: 'copy of all cells', unit: 'ms', most: 500, plain: true },
  { key: 'scrollFps', title: 'fast scroll', unit: 'frames a second', least: 50, plain: true },
  { key: 'cpuMs', title: 'work of the main thread for each frame of it', unit: 'ms' },
  { key: 'blanks', title: 'jumps with a blank row afterwards', unit: 'of 50', most: 0 },
  { key: 'longestTaskMs', title: 'longest task of the scroll', unit: 'ms', most: 200 },
];

const BENCHMARKS = [
  { title: 'Data grid', page: `${FOLDER}/page.html`, rows: ROWS, limits: LIMITS, measure },
  {
    title: 'Sheet',
    page: `${FOLDER}/sheet.html`,
    rows: SHEET_ROWS,
    limits: SHEET_LIMITS,
    measure: measureSheet,
  },
];

/**
 * Benchmark of the data grid and the sheet: builds a page with each, opens it in Chromium, and compares the measurements
 * with the limits, at full speed and slowed down. Arguments: rows of the data grid, the slow-down factor, and `Sheet` or
 * `Data grid` for one of them. Exits with 1 above a limit.
 */
async function main() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-grid-'));
  const shared = { root: ROOT, configFile: false, logLevel: 'warn' };
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: { input: BENCHMARKS.map(({ page }) => join(ROOT, page)) },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: PORT, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, '--js-flags=--expose-gc'],
  });
  try {
    say(
      `Machine: ${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / GIGABYTE).toFixed(0)} GB, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const { title, page, rows, limits, measure: take } of BENCHMARKS) {
      if (ONLY !== undefined && ONLY !== title) continue;
      const given = { url: `http://127.0.0.1:${PORT}/${page}`, rows };
      const plain = await take(browser, { ...given, throttle: 1 });
      const slowed = await take(browser, { ...given, throttle: THROTTLE });
      say(`${title}, ${rows} rows`);
      const passed = limits.map((limit) => report(limit, plain[limit.key], slowed[limit.key]));
      process.exitCode = passed.every(Boolean) ? process.exitCode : 1;
    }
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
