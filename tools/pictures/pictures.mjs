import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { installPackages } from '../setup/apt.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ensureChromium, LAUNCH_OPTIONS } from '../setup/chromium.mjs';
import { startPortal } from '../test/engines/portal.mjs';
import { WALK } from './walk.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const IMAGES = join(ROOT, 'docs/images');
const WINDOW = { width: 1280, height: 800 };
const FRAME_MS = 2200;
/** Equal pictures in a row after which nothing is drawn any more. */
const STILL_PICTURES = 4;

/** Maximum number of pictures of a page that does not become still. */
const MAX_PICTURES = 100;

/** Pictures of the README by file name: address, height of the window in pixels, and the last part of the page that is drawn. */
const VISITOR_PAGES = {
  overview: { path: '/#/dashboard', height: 1000, last: (page) => page.getByText('Files by platform') },
  collection: {
    path: '/#/data/download/quartet-proteomics',
    height: 800,
    last: (page) => page.getByText('Showing 1 - 25 of'),
  },
  visualisation: {
    path: '/#/reference-datasets/visualization/quartet-dna-vis',
    height: 800,
    last: (page) => page.frameLocator('iframe').getByRole('img'),
  },
};
/** The report that the walk ends on. */
const reportPage = (path) => ({
  path,
  height: 1000,
  last: (page) => page.getByRole('region', { name: 'Verdict' }),
});

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
  const browser = await chromium.launch(LAUNCH_OPTIONS);
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
    const report = reportPage(`/${new URL(walker.url()).hash}`);
    for (const theme of ['light', 'dark']) {
      const page = await openPage(browser, theme);
      const draw = (name, { path, ...shown }) =>
        drawPage(page, { ...shown, url: `${portal.url}${path}`, file: join(folder, `${name}-${theme}`) });
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
    const frame = join(folder, `walk-${index}.png`);
    await drawStill(page, frame);
    frames.push(frame);
  }
  return frames;
}

async function drawPage(page, { url, height, last, file }) {
  await page.setViewportSize({ ...WINDOW, height });
  await page.goto(url);
  await page.reload();
  await last(page).first().waitFor();
  await drawStill(page, `${file}.png`);
  const image = join(IMAGES, `${basename(file)}.webp`);
  execFileSync('cwebp', ['-quiet', '-q', '80', '-m', '6', `${file}.png`, '-o', image]);
}

/** Draws a page once it stays as it is. */
async function drawStill(page, path) {
  let last;
  let equal = 0;
  for (let count = 0; equal < STILL_PICTURES; count += 1) {
    if (count === MAX_PICTURES) throw new Error(`${page.url()} does not become still.`);
    const picture = await page.screenshot({ path });
    equal = last?.equals(picture) ? equal + 1 : 1;
    last = picture;
  }
}

await main();
