import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { UserError, step } from './user-error.mjs';

/** Path of the Chromium that prints documents, and that stories and journeys use where its headless shell is not installed. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Options of Playwright that launch this Chromium, also as root and without a graphics card. */
export const LAUNCH_OPTIONS = {
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** A Chinese character that every font for Chinese has: small fonts do not claim a whole language. */
const CHARACTER = '结';

/** True if Chromium finds a font with Chinese characters, or if this cannot be known because fontconfig is not installed. */
function hasChineseFont() {
  const pattern = `:charset=${CHARACTER.codePointAt(0).toString(16)}`;
  const { error, stdout } = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/** Packages of {@link ensureChromium} that are missing. */
function missingChromium() {
  return [
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(CHROMIUM) && hasChineseFont() ? [] : ['fonts-droid-fallback']),
  ];
}

/**
 * Installs Chromium for stories and journeys from Debian, because a test tool's own download may not be reachable, and a font
 * with Chinese characters: without one a printed report has empty boxes, and no Chinese text.
 */
export async function ensureChromium() {
  const packages = missingChromium();
  if (packages.length === 0) {
    return;
  }
  await step(
    `Installing ${packages.join(' and ')} by apt (needed for stories and end-to-end tests)`,
    async () => {
      const code = await installPackages(packages);
      if (code !== 0 || !existsSync(CHROMIUM)) {
        throw new UserError(
          `Chromium could not be installed. Install it yourself, or name one in CHROMIUM_PATH (searched for ${CHROMIUM}).`,
        );
      }
      if (!hasChineseFont()) {
        throw new UserError(
          'A font with Chinese characters could not be installed. Install one, such as Noto Sans CJK.',
        );
      }
    },
  );
}

/** Chromium without windows and compositor, a package of Debian: pages in it need less than half of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Packages of {@link ensureTestBrowser} that are missing. */
export function missingTestBrowser() {
  const needsShell = !process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL);
  return [...missingChromium(), ...(needsShell ? ['chromium-headless-shell'] : [])];
}

/**
 * Installs the browser of stories and journeys.
 * @returns {Promise<string>} path of the headless shell; of Chromium where the shell cannot be installed or CHROMIUM_PATH is set
 */
export async function ensureTestBrowser() {
  await ensureChromium();
  if (process.env.CHROMIUM_PATH) return CHROMIUM;
  if (!existsSync(HEADLESS_SHELL)) {
    await step('Installing the headless shell of Chromium by apt (makes the tests shorter)', async () => {
      if ((await installPackages(['chromium-headless-shell'])) !== 0) {
        process.stdout.write('The headless shell could not be installed; the tests use Chromium.\n');
      }
    });
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM;
}
