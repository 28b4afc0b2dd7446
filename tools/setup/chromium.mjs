import { existsSync } from 'node:fs';
import { run } from './run-command.mjs';
import { UserError, step } from './user-error.mjs';

/** Path of the browser that stories, journeys and documents use. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Installs Chromium for stories and journeys from Debian, because a test tool's own download may not be reachable. */
export async function ensureChromium() {
  if (existsSync(CHROMIUM)) {
    return;
  }
  await step('Installing Chromium by apt (needed for stories and end-to-end tests)', async () => {
    const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
    const [command, ...prefix] = apt;
    await run(command, [...prefix, 'update', '-qq']);
    const code = await run(command, [
      ...prefix,
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-cjk',
    ]);
    if (code !== 0 || !existsSync(CHROMIUM)) {
      throw new UserError(
        `Chromium could not be installed. Install it yourself, or name one in CHROMIUM_PATH (searched for ${CHROMIUM}).`,
      );
    }
  });
}
