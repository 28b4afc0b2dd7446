import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, openRecords } from '../../records/open-records.ts';
import { readState } from '../../records/server-state.ts';
import { builtServer } from '../../testing/built-server.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Runs the command beside the running server; resolves to its exit code and what it printed. */
async function accounts(...args: string[]): Promise<[unknown, string]> {
  return accountsWith({ DATA_DIR: server.dependencies.config.paths.dataDir }, ...args);
}

/** Runs the command with other variables of the server. */
async function accountsWith(
  variables: Record<string, string>,
  ...args: string[]
): Promise<[unknown, string]> {
  const script = join(await builtServer(), 'accounts-cli.js');
  const env = { PATH: process.env['PATH'], ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve([error?.code ?? 0, stdout + stderr]),
    );
  });
}

const passwordIn = ([, text]: [unknown, string]) => text.trim().split(' ').at(-1) ?? '';

async function grant(
  form: Record<string, string>,
): Promise<{ status: number; access: string; refresh: string }> {
  const body = new URLSearchParams({ client_id: 'portal', ...form });
  const response = await fetch(`${server.url}/identity/token`, { method: 'POST', body });
  const tokens = (await response.json()) as { access_token: string; refresh_token: string };
  return { status: response.status, access: tokens.access_token, refresh: tokens.refresh_token };
}

const signIn = (username: string, password: string) => grant({ grant_type: 'password', username, password });
const refresh = (token: string) => grant({ grant_type: 'refresh_token', refresh_token: token });
const read = async (token: string) => (await server.call('GET', '/datains/api/projects', { token })).status;

test('an account is added while the server runs, disabled at once, and enabled again', async () => {
  const added = await accounts('add', 'lin', '--email', 'lin@example.org', '--groups', 'lab,core');
  expect(added).toEqual([0, expect.stringMatching(/^Added lin\. Password, shown only now: [\w-]{20}\n$/)]);
  const password = passwordIn(added);
  const tokens = await signIn('lin', password);
  expect(await read(tokens.access)).toBe(200);
  expect(await accounts('list')).toEqual([
    0,
    expect.stringContaining('lin\tlin@example.org\tlab,core\tactive\n'),
  ]);

  expect((await accounts('disable', 'lin'))[0]).toBe(0);
  expect(await read(tokens.access)).toBe(401);
  expect((await refresh(tokens.refresh)).status).toBe(400);
  expect((await signIn('lin', password)).status).toBe(401);

  expect((await accounts('enable', 'lin'))[0]).toBe(0);
  expect(await read(tokens.access), 'a sign-in of before').toBe(401);
  expect((await signIn('lin', password)).status).toBe(200);
});

test('a new password ends all sign-ins, and the old one is wrong', async () => {
  const password = passwordIn(await accounts('add', 'ada'));
  const tokens = await signIn('ada', password);
  const next = passwordIn(await accounts('password', 'ada'));
  expect(await read(tokens.access)).toBe(401);
  expect((await signIn('ada', password)).status).toBe(401);
  expect((await signIn('ada', next)).status).toBe(200);
});

test('a change of groups counts with the next call', async () => {
  const { access } = await signIn('grace', passwordIn(await accounts('add', 'grace')));
  const groups = async () =>
    ((await (await server.call('GET', '/identity/me', { token: access })).json()) as { groups: string[] })
      .groups;
  expect(await groups()).toEqual([]);
  await accounts('groups', 'grace', 'admin,lab');
  expect(await groups()).toEqual(['admin', 'lab']);
});

test('a new signing key replaces the stored one beside the running server', async () => {
  const stored = () => readState(server.dependencies.db, 'identity.keys');
  const before = await stored();
  expect(await accounts('new-signing-key')).toEqual([0, expect.stringMatching(/^Made a new signing key\./)]);
  expect(await stored()).toEqual(expect.not.stringMatching(String(before)));
});

test('a mistake has one sentence', async () => {
  expect(await accounts('disable', 'nobody-here')).toEqual([
    1,
    expect.stringMatching(/^There is no account/),
  ]);
  expect(await accounts('add', 'No/Name')).toEqual([1, expect.stringMatching(/cannot be a user name/)]);
  expect(await accounts('add', 'researcher')).toEqual([1, expect.stringMatching(/^There is an account/)]);
  expect(await accounts('frobnicate')).toEqual([1, expect.stringMatching(/^npm run accounts -- list/)]);
});

test('values that the page of the accounts would refuse are refused by the command', async () => {
  expect(await accounts('add', 'kay', '--email', 'no-address')).toEqual([
    1,
    expect.stringMatching(/^"no-address" is no email address/),
  ]);
  expect(await accounts('add', 'kay', '--name', ' ')).toEqual([
    1,
    expect.stringMatching(/^The name of a person/),
  ]);
  expect(await accounts('add', 'kay', '--groups', 'lab,my lab')).toEqual([
    1,
    expect.stringMatching(/^"my lab" cannot be a group/),
  ]);
  expect((await accounts('list'))[1]).not.toContain('kay');
});

test('groups are emptied only by an empty list', async () => {
  await accounts('add', 'joan', '--groups', 'lab');
  expect(await accounts('groups', 'joan')).toEqual([1, expect.stringMatching(/^npm run accounts -- list/)]);
  expect((await accounts('list'))[1]).toContain('joan\tjoan@localhost\tlab\tactive');
  expect(await accounts('groups', 'joan', '')).toEqual([0, 'Groups of joan: none\n']);
});

test('help is no failure', async () => {
  expect(await accounts('--help')).toEqual([0, expect.stringMatching(/^npm run accounts -- list/)]);
});

test('a database that is away and a data folder that is a file are one sentence each', async () => {
  const file = join(server.dependencies.config.paths.dataDir, 'a-file');
  await writeFile(file, '');
  const away = { DATA_DIR: file, DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' };
  expect(await accountsWith(away, 'list')).toEqual([
    1,
    expect.stringMatching(
      /^The PostgreSQL database 127\.0\.0\.1:1\/portal \(DATABASE_URL\) cannot be opened \([^\n]*\)\. [^\n]*\n$/,
    ),
  ]);
  expect(await accountsWith({ DATA_DIR: file }, 'list')).toEqual([
    1,
    `${file} is a file where a folder is needed: move it away, or set DATA_DIR to another folder.\n`,
  ]);
});

test('in PostgreSQL it works as soon as a server has made its tables, and says so before', async () => {
  const database = await createEmptyDatabase();
  const db = openRecords({ url: database.url });
  try {
    const { dataDir } = server.dependencies.config.paths;
    const variables = { DATA_DIR: dataDir, DATABASE_URL: database.url };
    expect(await accountsWith(variables, 'list')).toEqual([
      1,
      expect.stringMatching(/^The PostgreSQL database [^\n]* has no accounts yet: start the server once/),
    ]);
    await migrate(db);
    expect((await accountsWith(variables, 'add', 'mary', '--groups', 'lab'))[0]).toBe(0);
    expect((await accountsWith(variables, 'list'))[1]).toContain('mary\tmary@localhost\tlab\tactive');
  } finally {
    await db.destroy();
    await database.close();
  }
});
