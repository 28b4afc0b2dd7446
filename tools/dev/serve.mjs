import { connect, createServer as createNetServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { QUIET_ENV } from '../setup/run-command.mjs';
import { endWith, UserError } from '../setup/user-error.mjs';
import { restartedProcess } from './restarted-process.mjs';

const HOST = '127.0.0.1';
/** Polling interval for a listening server, in milliseconds. */
const POLL_MS = 100;

const root = resolve(import.meta.dirname, '../..');
/** Sources of the reference server: its own, the contract, and the libraries that it uses. */
const SERVER_SOURCES = [
  'apps/server/src',
  'apps/server/app-store',
  'openapi',
  'libs/api/src',
  'libs/data-query/src',
  'libs/qc-inputs/src',
  'libs/qc-metrics/src',
].map((folder) => join(root, folder));

/**
 * Binds a port and releases it.
 * @param {number} wanted 0 for any free port
 * @returns {Promise<number | undefined>} the bound port; undefined when it is in use
 */
function bindOnce(wanted) {
  return new Promise((resolvePort) => {
    const probe = createNetServer();
    probe.on('error', () => resolvePort(undefined));
    probe.listen(wanted, HOST, () => {
      const { port } = probe.address();
      probe.close(() => resolvePort(port));
    });
  });
}

/** Resolves when a process listens on a port. */
async function untilListening(port) {
  for (;;) {
    const isListening = await new Promise((resolveListening) => {
      const socket = connect(port, HOST);
      socket.on('connect', () => {
        socket.destroy();
        resolveListening(true);
      });
      socket.on('error', () => resolveListening(false));
    });
    if (isListening) return;
    await pause(POLL_MS);
  }
}

/** Creates the portal's development server, which proxies API requests to the reference server. */
async function createPortalServer(port, serverUrl) {
  // Read by apps/portal/vite.config.mts.
  process.env.PORTAL_SERVER = serverUrl;
  const { createServer } = await import('vite');
  return createServer({
    configFile: join(root, 'apps/portal/vite.config.mts'),
    server: { port, strictPort: true },
  });
}

/** Runs the server from its sources, with the page's address as its own, because all requests come through that proxy. */
function serveServer({ vite, port, serverPort }) {
  vite.watcher.add(SERVER_SOURCES);
  return restartedProcess({
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', 'tsx', join(root, 'apps/server/src/main.ts')],
    spawnOptions: {
      cwd: root,
      env: {
        // A page under development is reloaded often; its open streams must not delay a restart.
        DRAIN_SECONDS: '1',
        // An undocumented response is an error here already, not only in the tests.
        VALIDATE_RESPONSES: '1',
        DATA_DIR: join(root, '.data'),
        ...process.env,
        PORT: String(serverPort),
        PUBLIC_URL: `http://${HOST}:${port}`,
      },
    },
    watcher: vite.watcher,
    folders: SERVER_SOURCES,
    say: (line) => process.stdout.write(`${line}\n`),
  });
}

/**
 * Serves the portal with hot reload and the reference server, until SIGINT or SIGTERM ends both.
 * @param {number} port of the page
 * @throws {UserError} when the port is in use
 */
export async function serve(port) {
  Object.assign(process.env, QUIET_ENV);
  process.chdir(root);
  if ((await bindOnce(port)) === undefined) {
    throw new UserError(
      `Port ${port} is in use: end what listens there, or choose another by --port NUMBER.`,
    );
  }
  const serverPort = await bindOnce(0);
  const vite = await createPortalServer(port, `http://${HOST}:${serverPort}`);
  const server = serveServer({ vite, port, serverPort });
  let ending;
  const end = () => {
    ending ??= Promise.all([server.stop(), vite.close()]).then(() => process.exit(0), endWith);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The page sends requests at once, so it is served after the server has started.
  await untilListening(serverPort);
  await vite.listen();
  process.stdout.write(
    `\nOpen http://${HOST}:${port}: the page follows changes of its sources, the server starts again after its own.\n`,
  );
}
