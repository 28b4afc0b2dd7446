import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProcess } from './start-process.mjs';

const SHIPPED = resolve(import.meta.dirname, '../../../deploy/caddy/Caddyfile');

/**
 * Starts Caddy with the Caddyfile that ships, for `localhost` and with certificates that it makes itself.
 * @param {string} folder for its files and its log; its processes end with those of this folder
 * @param {{ httpPort: string, httpsPort: string, portalPort: string }} ports
 * @returns {Promise<{ authority: Buffer }>} certificate of its authority
 */
export async function startCaddy(folder, { httpPort, httpsPort, portalPort }) {
  const state = join(folder, 'caddy');
  mkdirSync(state);
  const site = readFileSync(SHIPPED, 'utf8')
    .replace('portal.example.org', 'localhost')
    .replace('127.0.0.1:4600', `127.0.0.1:${portalPort}`);
  const options = [
    'admin off',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    'local_certs',
    'skip_install_trust',
  ];
  const file = join(state, 'Caddyfile');
  writeFileSync(file, `{\n\t${options.join('\n\t')}\n}\n${site}`);
  const authority = join(state, 'caddy/pki/authorities/local/root.crt');
  await startProcess(folder, {
    name: 'caddy',
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: state, XDG_CONFIG_HOME: state, HOME: state },
    isReady: () =>
      fetch(`http://localhost:${httpPort}/`, { redirect: 'manual' }).then(
        ({ status }) => status < 400,
        () => false,
      ),
  });
  return { authority: readFileSync(authority) };
}
