import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { ensureBuilt } from '../../setup/build.mjs';
import { LAUNCH_OPTIONS } from '../../setup/chromium.mjs';
import { measureLoad } from './measure.mjs';
import { servePages } from './serve-pages.mjs';
import { prepareWork } from './work.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const RUNS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env.PORT ?? 4691);
const PAGES_PORT = PORT + 1;
const GIGABYTE = 1 << 30;
const START_MS = 120_000;

/** Measured pages with their goals in milliseconds. Without a selector the largest paint counts. */
function pagesOf(work) {
  const portal = (path) => `http://127.0.0.1:${PORT}/#${path}`;
  const page = (path) => `http://127.0.0.1:${PAGES_PORT}/${path}`;
  const { auth } = work;
  return [
    { title: 'plain page, first row', url: page('plain.html'), selector: 'td' },
    { title: 'React-only page, first row', url: page('react.html'), selector: 'td' },
    { title: 'landing, largest paint', url: portal('/dashboard'), goalMs: 3500 },
    {
      title: 'collection, first file row',
      url: portal('/data/download/quartet-proteomics'),
      selector: '[role=gridcell] button, [role=gridcell] a, td button',
      goalMs: 4500,
    },
    {
      title: 'app store, first card',
      url: portal('/seq-flow/app-store'),
      selector: 'main li h2, main li h3',
    },
    {
      title: 'project list, first row',
      url: portal('/seq-flow/quality-assessment-management'),
      selector: `a[href*="${work.projectId}"]`,
      auth,
      goalMs: 5000,
    },
    {
      title: 'report, first figure',
      url: portal(`/datains-report/${work.reportId}`),
      selector: 'main section h2, main section h3',
      auth,
    },
  ];
}

/**
 * Benchmark of cold loads on slow 4G with the processor four times slower, over HTTP/1.1: the median of five runs for each
 * page, beside a page of plain HTML and a React-only page with the same call. Argument: runs. Exits with 1 above a goal.
 */
async function main() {
  await ensureBuilt(ROOT);
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const server = startServer(join(folder, 'data'));
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  let pages;
  try {
    pages = await servePages({ folder: await buildPages(folder), port: PAGES_PORT, backEndPort: PORT });
    const work = await prepareWork(`http://127.0.0.1:${PORT}`, START_MS);
    say(
      `Machine: ${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / GIGABYTE).toFixed(0)} GB, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}`,
    );
    const passed = [];
    let plainMs;
    for (const target of pagesOf(work)) {
      const figures = await middleOf(RUNS, () => measureLoad(browser, target));
      plainMs ??= figures.ms;
      passed.push(report(target, figures, plainMs));
      if (process.env.WATERFALL) printWaterfall(figures.requests);
    }
    process.exitCode = passed.every(Boolean) ? 0 : 1;
  } finally {
    await browser.close();
    pages?.close();
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(folder, { recursive: true, force: true });
  }
}

function startServer(dataDir) {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir };
  return spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function buildPages(folder) {
  const outDir = join(folder, 'pages');
  const root = join(import.meta.dirname, 'pages');
  const input = ['plain.html', 'react.html'].map((name) => join(root, name));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, rolldownOptions: { input } },
  });
  return outDir;
}

/** Run with the median time. */
async function middleOf(runs, once) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await once());
  return results.sort((one, other) => one.ms - other.ms)[Math.floor(runs / 2)];
}

function report({ title, goalMs = Infinity }, { ms, files, kilobytes, firstRequestMs }, plainMs) {
  const passed = ms <= goalMs;
  const goal = goalMs === Infinity ? 'no goal' : `goal ${goalMs} ms`;
  const ratio = (ms / plainMs).toFixed(1);
  say(
    `${passed ? 'PASS' : 'FAIL'}  ${title}: ${Math.round(ms)} ms (${goal}), ${ratio} times the plain page; ${files} files, ${kilobytes.toFixed(0)} kB; first call at ${Math.round(firstRequestMs)} ms`,
  );
  return passed;
}

function printWaterfall(requests) {
  for (const { path, startMs, endMs, bytes } of requests) {
    say(`      ${Math.round(startMs)} - ${Math.round(endMs ?? 0)} ms ${bytes ?? 0} B ${path}`);
  }
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

await main();
