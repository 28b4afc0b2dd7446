import { chmodSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/**
 * Folders of the desktop portal. `base` is readable by its owner only, and so is all below it.
 * @typedef {{ base: string, data: string, profile: string, log: string,
 *   browserLog: string }} Folders
 */

/**
 * Folders below `XDG_DATA_HOME`, which are created.
 * @param {Record<string, string | undefined>} environment
 * @returns {Folders}
 */
export function prepareFolders(environment) {
  const { XDG_DATA_HOME: given = '' } = environment;
  // A relative path is to be ignored, as the specification of these folders says.
  const home = isAbsolute(given) ? given : join(environment.HOME ?? homedir(), '.local/share');
  const base = join(home, 'omics-portal');
  const folders = {
    base,
    data: join(base, 'data'),
    profile: join(base, 'browser'),
    log: join(base, 'server.log'),
    browserLog: join(base, 'browser.log'),
  };
  for (const folder of [base, folders.data, folders.profile])
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(base, 0o700);
  return folders;
}
