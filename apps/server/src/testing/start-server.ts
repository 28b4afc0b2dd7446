import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config/environment-reader.ts';
import { readConfig } from '../config/read-config.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { DEMO_ACCOUNTS } from '../identity/demo-accounts.ts';
import type { LogDestination } from '../http/request-log.ts';
import type { OpenStore } from '../objects/open-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { startServer } from '../start-server.ts';
import { builtServer } from './built-server.ts';
import { TEST_SECRET } from './cluster-database.ts';
import { freePort } from './free-port.ts';
import { createStartedDatabase, createTestDatabase } from './test-database.ts';

/** Options of the test server. */
export interface TestServerOptions {
  /** Load the example data; without it the installation is empty. */
  seed?: boolean;
  /** Environment variables that override the defaults. */
  environment?: Environment;
  /** Changes settings that have no environment variable, such as the folder of the app store. */
  configure?: (config: ServerConfig) => void;
  /** Opens an object store other than the one in the data folder. */
  openStore?: OpenStore;
  /** Destination of the request log; default: standard output. */
  logTo?: LogDestination;
}

/** Test server for one test file, with its own port and data folder. Responses are validated against the OpenAPI documents. */
export interface TestServer {
  /** Origin, without a trailing slash. */
  url: string;
  dependencies: Dependencies;
  /** Signs in with a demo account and resolves to its access token. */
  signIn: (username: 'researcher' | 'admin') => Promise<string>;
  /** Sends a request; `token` goes into the Authorization header and `json` into the body. */
  call: (
    method: string,
    path: string,
    options?: { token?: string; json?: unknown; headers?: Record<string, string> },
  ) => Promise<Response>;
  close: () => Promise<void>;
}

/** Tests make more requests in a minute than people do. */
const WITHOUT_RATE_LIMITS: Environment = {
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_READS: '0',
  RATE_LIMIT_DOWNLOADS: '0',
  RATE_LIMIT_EVENTS: '0',
};

/** Starts the server without the built portal: real routes, database, files and sign-in. */
export async function startTestServer({
  seed = false,
  environment = {},
  configure,
  openStore,
  logTo,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    PORTAL_DIST: join(dataDir, 'no-portal'),
    ...WITHOUT_RATE_LIMITS,
    ...environment,
  });
  config.openTestDatabase = createTestDatabase;
  const built = await builtServer();
  config.paths.programs = join(built, 'programs');
  config.paths.programsAreBuilt = true;
  config.paths.supervisor = join(built, 'supervisor.js');
  configure?.(config);
  skipFirstStart(config);
  const server = await startServer(config, {
    seed,
    print: () => undefined,
    ...(openStore ? { openStore } : {}),
    ...(logTo ? { logTo } : {}),
  });
  const url = `http://127.0.0.1:${config.port}`;
  return {
    url,
    dependencies: server.dependencies,
    signIn: (username) => signIn(url, username),
    call: (method, path, { token, json, headers } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    close: async () => {
      await server.close();
      // A program may still write: it ends when its folder is gone.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Spares a server the work of a first start, unless it has another provider, database or secret than the tests'. */
function skipFirstStart(config: ServerConfig): void {
  const { provider, databaseUrl, identitySecret, openTestDatabase } = config;
  if (openTestDatabase === undefined || (provider ?? databaseUrl ?? identitySecret) !== undefined) return;
  config.openTestDatabase = createStartedDatabase;
  config.identitySecret = TEST_SECRET;
}

async function signIn(url: string, username: string): Promise<string> {
  const password = DEMO_ACCOUNTS.find((account) => account.username === username)?.password ?? '';
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
  const response = await fetch(`${url}/identity/token`, { method: 'POST', body });
  const tokens = (await response.json()) as { access_token?: string };
  if (tokens.access_token === undefined)
    throw new Error(`Signing in as ${username} gave ${response.status} ${JSON.stringify(tokens)}.`);
  return tokens.access_token;
}
