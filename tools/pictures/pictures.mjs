import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { installPackages } from '../setup/apt.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { CHROMIUM, ensureChromium } from '../setup/chromium.mjs';
import { startPortal } from '../test/engines/portal.mjs';
import { WALK } from './walk.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const IMAGES = join(ROOT, 'docs/images');
const WINDOW = { width: 1280, height: 800 };
const FRAME_MS = 2200;
/** Time for charts and pictures of a page after its content is there, in milliseconds. */
const SETTLE_MS = 2000;

/** Pictures of the README by file name: the address of each, and the height of its window in pixels. */
const VISITOR_PAGES = {
  overview: { path: '/#/dashboard', height: 1000 },
  collection: { path: '/#/data/download/quartet-proteomics', height: 800 },
  visualisation: { path: '/#/reference-datasets/visualization/quartet-dna-vis', height: 800 },
};
const REPORT_HEIGHT = 1000;

/**
 * Draws the pictures of the README anew: `npm run pictures`. A server on an empty folder is walked through in
 * Chromium; the pages are drawn light and dark, the steps of the walk as one animation.
 */
async function main() {
  await ensureChromium();
  await ensureBuilt(ROOT);
  await installPackages(['webp']);
  const folder = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
  const portal = await startPortal(folder, {});
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const walker = await openPage(browser, 'light');
    await signIn(walker, portal.url);
    const frames = await drawWalk(walker, portal.url, folder);
    const animation = frames.flatMap((frame) => [
      '-lossy',
      '-q',
      '70',
      '-m',
      '6',
      '-d',
      String(FRAME_MS),
      frame,
    ]);
    execFileSync('img2webp', ['-loop', '0', ...animation, '-o', join(IMAGES, 'walk.webp')]);
    const report = { path: `/${new URL(walker.url()).hash}`, height: REPORT_HEIGHT };
    for (const theme of ['light', 'dark']) {
      const page = await openPage(browser, theme);
      const draw = (name, { path, height }) =>
        drawPage(page, { url: `${portal.url}${path}`, height, file: join(folder, `${name}-${theme}`) });
      for (const [name, place] of Object.entries(VISITOR_PAGES)) await draw(name, place);
      await signIn(page, portal.url);
      await draw('report', report);
    }
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Page of a browser of its own, in a theme. */
async function openPage(browser, theme) {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US', reducedMotion: 'reduce' });
  await context.addInitScript((themeMode) => {
    localStorage.setItem('lang', 'en-US');
    localStorage.setItem('pro__preferences', JSON.stringify({ themeMode }));
  }, theme);
  return context.newPage();
}

async function signIn(page, base) {
  await page.goto(`${base}/#/user/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('researcher');
  await page.getByRole('textbox', { name: 'Password' }).fill('quartet-demo');
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await page.waitForURL(/#\/dashboard/);
}

/** Walks through the portal; returns the pictures of its steps. */
async function drawWalk(page, base, folder) {
  const frames = [];
  for (const [index, step] of WALK.entries()) {
    await step(page, base);
    await page.waitForTimeout(SETTLE_MS);
    const frame = join(folder, `walk-${index}.png`);
    await page.screenshot({ path: frame });
    frames.push(frame);
  }
  return frames;
}

async function drawPage(page, { url, height, file }) {
  await page.setViewportSize({ ...WINDOW, height });
  await page.goto(url);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: `${file}.png` });
  const image = join(IMAGES, `${basename(file)}.webp`);
  execFileSync('cwebp', ['-quiet', '-q', '80', '-m', '6', `${file}.png`, '-o', image]);
}

await main();
