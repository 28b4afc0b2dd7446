import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const USERNAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * Settings of an installation: the port of its server, because what a browser stores belongs to an address with its port, and its
 * user, whose folder of files has this name.
 * @typedef {{ port: number, user: string }} Settings
 */

/**
 * Settings in a folder, with another port when another program uses that of the last start. They are stored.
 * @param {string} base
 * @returns {Promise<Settings>}
 */
export async function readSettings(base) {
  const file = join(base, 'desktop.json');
  const stored = readStored(file);
  const name = userInfo().username.toLowerCase();
  const settings = {
    user: stored.user ?? (USERNAME.test(name) ? name : 'local'),
    port: stored.port ?? (await freePort()),
  };
  write(file, settings);
  return settings;
}

/**
 * Settings with a port that is free now.
 * @param {string} base
 * @param {Settings} settings
 * @returns {Promise<Settings>}
 */
export async function withFreePort(base, settings) {
  if (await isFree(settings.port)) return settings;
  const changed = { ...settings, port: await freePort() };
  write(join(base, 'desktop.json'), changed);
  return changed;
}

function readStored(file) {
  try {
    const { port, user } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      ...(Number.isInteger(port) && port > 1023 && port < 65536 ? { port } : {}),
      ...(USERNAME.test(user) ? { user } : {}),
    };
  } catch {
    return {};
  }
}

function write(file, settings) {
  writeFileSync(`${file}.new`, `${JSON.stringify(settings)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

const isFree = (port) =>
  listen(port).then(
    () => true,
    () => false,
  );

/** Port of this machine that is free now. */
const freePort = () => listen(0);

function listen(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}
