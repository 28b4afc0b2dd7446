import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run-command.mjs';
import { UserError, step } from './user-error.mjs';

/** Path of the browser that stories, journeys and documents use. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** A Chinese character that every font for Chinese has: small fonts do not claim a whole language. */
const CHARACTER = '结';

/** True if Chromium finds a font with Chinese characters, or if this cannot be known because fontconfig is not installed. */
function hasChineseFont() {
  const pattern = `:charset=${CHARACTER.codePointAt(0).toString(16)}`;
  const { error, stdout } = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/**
 * Installs Chromium for stories and journeys from Debian, because a test tool's own download may not be reachable, and a font
 * with Chinese characters: without one a printed report has empty boxes, and no Chinese text.
 */
export async function ensureChromium() {
  const packages = [
    ...(existsSync(CHROMIUM) ? [] : ['chromium']),
    ...(existsSync(CHROMIUM) && hasChineseFont() ? [] : ['fonts-droid-fallback']),
  ];
  if (packages.length === 0) {
    return;
  }
  await step(
    `Installing ${packages.join(' and ')} by apt (needed for stories and end-to-end tests)`,
    async () => {
      const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
      await run(command, [...prefix, 'update', '-qq']);
      const options = ['install', '-y', '-qq', '--no-install-recommends'];
      const code = await run(command, [...prefix, ...options, ...packages]);
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
