import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config/read-config.ts';
import { StartError } from './config/start-error.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { startPostgres, type PostgresCluster } from './testing/postgres-cluster.ts';
import { startServerProcess } from './testing/server-process.ts';
import { databaseUrl, runOn } from './testing/cluster-database.ts';
import { freePort } from './testing/free-port.ts';

// Some tests start servers in processes of their own.
vi.setConfig({ testTimeout: 180_000 });

/** Root may write everywhere, unless it starts a program without that right. */
const WITHOUT_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

let cluster: PostgresCluster;
let folder: string;
beforeAll(async () => {
  cluster = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(async () => {
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
});

/** Environment of a server with its own data folder. */
async function environmentOf(name: string, environment: Record<string, string>) {
  return { PORT: String(await freePort()), SEED: '0', DATA_DIR: join(folder, name), ...environment };
}

/** Starts a server in a process of its own. */
async function start(name: string, environment: Record<string, string>, through?: readonly string[]) {
  return startServerProcess(await environmentOf(name, environment), through);
}

/** Starts a server in this process. */
async function startHere(name: string, environment: Record<string, string>): Promise<RunningServer> {
  const config = readConfig({ ...process.env, ...(await environmentOf(name, environment)) });
  return startServer(config, { seed: false, print: () => undefined });
}

/** Sentence of a server that does not start, which is all that its process prints. */
async function refusal(name: string, environment: Record<string, string> = {}): Promise<string> {
  const error: unknown = await startHere(name, environment).then(
    async (server) => {
      await server.close();
      return 'The server started.';
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

/** Output of a process whose server ends at once. */
async function refusalOfProcess(name: string, through: readonly string[]): Promise<string> {
  const failed = await start(name, {}, through).then(
    async (server) => {
      await server.end('SIGTERM');
      throw new Error(`The server started: ${server.output()}`);
    },
    (error: unknown) => (error as Error).message,
  );
  return failed.replace(/^The server ended with 1: /, '').trim();
}

/** Creates a database and returns its address. */
async function createDatabase(name: string, ...statements: string[]): Promise<string> {
  await runOn(cluster.url, `create database ${name}`);
  const url = databaseUrl(cluster.url, name);
  for (const statement of statements) await runOn(url, statement);
  return url;
}

test('a data folder that is a file, or below one', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await refusal('file')).toMatch(
    /^\S+\/file is a file where a folder is needed: move it away, or set DATA_DIR to another folder\.$/,
  );
  expect(await refusal('file/below')).toMatch(/^\S+\/file\S* is a file where a folder is needed: .*$/);
});

test('a data folder that cannot be written', async () => {
  const locked = join(folder, 'locked');
  await mkdir(locked, { mode: 0o555 });
  expect(await refusalOfProcess('locked', WITHOUT_RIGHTS)).toMatch(
    /^No permission for \S+\/locked\S*: change its owner or mode, or set DATA_DIR to another folder\.$/,
  );
});

test('a data folder that another server holds', async () => {
  const first = await start('held', { DATABASE_URL: cluster.url });
  expect(await refusal('held')).toMatch(
    /^\S+\/held is in use by the server with process id \d+: stop that one, or set DATA_DIR to another folder\.$/,
  );
  await first.end('SIGTERM');
});

test('a database of a newer version', async () => {
  const url = await createDatabase('newer');
  const older = await startHere('newer', { DATABASE_URL: url });
  await older.close();
  await runOn(url, `insert into kysely_migration values ('9999-of-next-year', now())`);
  expect(await refusal('newer', { DATABASE_URL: url })).toMatch(
    /^The PostgreSQL database \S+ \(DATABASE_URL\) was written by a newer version of the portal, whose step "9999-of-next-year" this one does not know: start that version, or restore a backup of before the upgrade\.$/,
  );
});

test('a migration that fails names its reason', async () => {
  const url = await createDatabase('foreign_tables', 'create table users (id int)');
  expect(await refusal('foreign', { DATABASE_URL: url })).toMatch(
    /^The PostgreSQL database \S+ \(DATABASE_URL\) could not be brought up to date \(relation "users" already exists\)\. Nothing was changed: .*$/,
  );
});

test.each([
  ['PostgreSQL is not there', 'postgres://portal:hidden@127.0.0.1:1/portal', 'ECONNREFUSED'],
  ['no such database', 'missing', 'database "missing" does not exist'],
  ['no such account', 'account', 'role "nobody_here" does not exist'],
])('%s', async (_what, address, reason) => {
  const url = address.includes(':')
    ? address
    : address === 'account'
      ? cluster.url.replace('//postgres@', '//nobody_here:hidden@')
      : cluster.url.replace('/postgres?', `/${address}?`);
  const text = await refusal('away', { DATABASE_URL: url });
  expect(text).toMatch(
    /^The PostgreSQL database \S+ \(DATABASE_URL\) cannot be opened \([^\n]*\)\. Check [^\n]*\.$/,
  );
  expect(text).toContain(reason);
  expect(text).not.toContain('hidden');
});

test('SIGUSR2 shows the requests of a running server, and a second one hides them again', async () => {
  await mkdir(join(folder, 'level'));
  const port = String(await freePort());
  const server = await start('level', { DATABASE_URL: await createDatabase('level'), PORT: port });
  const requests = async () => {
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    return server.output().split('"route":"/healthz"').length - 1;
  };
  expect(await requests()).toBe(0);
  server.signal('SIGUSR2');
  await expect.poll(server.output).toContain('The level of the log is "debug" now.');
  await expect.poll(requests).toBeGreaterThan(0);
  server.signal('SIGUSR2');
  await expect.poll(server.output).toContain('The level of the log is "warn" now.');
  await server.end('SIGTERM');
});
