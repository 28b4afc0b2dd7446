import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../config/environment-reader.ts';
import { readConfig } from '../config/read-config.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { DEMO_ACCOUNTS } from '../identity/demo-accounts.ts';
import type { OpenStore } from '../objects/open-store.ts';
import type { Parts } from '../parts.ts';
import { startServer } from '../start-server.ts';
import { databaseTemplate } from './database-template.ts';

/** What a test may choose. */
export interface TestServerOptions {
  /** Put the example data in; without it the installation is empty. */
  seed?: boolean;
  /** Environment variables on top of the defaults. */
  environment?: Environment;
  /** Changes what the environment cannot, such as the folder of the app store. */
  configure?: (config: ServerConfig) => void;
  /** Opens another object store than the one in the data folder. */
  openStore?: OpenStore;
}

/** A real server for one test file, on a port and a data folder of its own. Answers are checked against their documents. */
export interface TestServer {
  /** Origin, without a slash at the end. */
  url: string;
  parts: Parts;
  /** The access token of a demo account. */
  signIn: (username: 'researcher' | 'admin') => Promise<string>;
  /** Calls the server; `token` goes into the Authorization header and `json` into the body. */
  call: (
    method: string,
    path: string,
    options?: { token?: string; json?: unknown; headers?: Record<string, string> },
  ) => Promise<Response>;
  close: () => Promise<void>;
}

/** Starts everything but the built portal: real routes, real database (in memory), real files, real sign-in. */
export async function startTestServer({
  seed = false,
  environment = {},
  configure,
  openStore,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    PORTAL_DIST: join(dataDir, 'no-portal'),
    ...environment,
  });
  config.databaseInMemory = true;
  configure?.(config);
  config.paths.databaseTemplate = await databaseTemplate();
  const server = await startServer(config, {
    seed,
    say: () => undefined,
    ...(openStore ? { openStore } : {}),
  });
  const url = `http://127.0.0.1:${config.port}`;
  return {
    url,
    parts: server.parts,
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, username: string): Promise<string> {
  const password = DEMO_ACCOUNTS.find((account) => account.username === username)?.password ?? '';
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
  const response = await fetch(`${url}/identity/token`, { method: 'POST', body });
  const answer = (await response.json()) as { access_token?: string };
  if (answer.access_token === undefined)
    throw new Error(`Signing in as ${username} gave ${response.status} ${JSON.stringify(answer)}.`);
  return answer.access_token;
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
