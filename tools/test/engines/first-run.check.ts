import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../setup/build.mjs';
import { areDependenciesInstalled } from '../../setup/dependencies.mjs';
import { endProcesses, marked } from './own-processes.mjs';
import { startPostgres } from './site-parts.mjs';
import { freePort, startProcess } from './start-process.mjs';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const DIST_FOLDERS = ['apps/portal/dist', 'apps/server/dist', 'apps/visualisation/dist'];
/** Time of a command, in milliseconds. */
const COMMAND_MS = 60_000;

/** Commands of root that change nothing of the machine: a look-up of the packages, and a user in the tree `TREE`. */
const ROOT_COMMANDS = {
  // Not a simulated installation: packages of other sources on a machine may conflict with those of Debian.
  'apt-get': `[[ $1 == install ]] && for name in "\${@:2}"; do apt-cache show "$name" > "$TREE/package" || exit 1; done`,
  useradd: 'exec /usr/sbin/useradd --prefix "$TREE" "$@"',
  // The user is in the tree only, where its name has a number.
  install: `uid=$(sed -n 's/^omics-portal:[^:]*:\\([0-9]*\\):.*/\\1/p' "$TREE/etc/passwd")
exec /usr/bin/install "\${@/#omics-portal/$uid}"`,
};

const folder = mkdtempSync(join(tmpdir(), 'first-run-'));
/** Replacements that a test needs: nothing of the machine itself is changed. */
const replacements = new Map([
  ['https://git.example.org/omics-portal.git', root],
  ['/etc/omics-portal.env', join(folder, 'omics-portal.env')],
  ['/opt/omics-portal', join(folder, 'portal')],
  ['/srv/omics-portal', join(folder, 'data')],
  ['/backup', join(folder, 'backups')],
]);
let cluster: Awaited<ReturnType<typeof startPostgres>>;
let url: string;

beforeAll(async () => {
  await ensureBuilt(root);
  cluster = await startPostgres();
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  replacements.set('127.0.0.1:4600', `127.0.0.1:${port}`);
  replacements.set('PORT=4600', `PORT=${port}`);
  replacements.set(
    'portal:secret@127.0.0.1:5432/portal',
    `portal:secret@localhost/portal?host=${encodeURIComponent(socketFolder())}`,
  );
});
afterAll(async () => {
  await endProcesses(folder);
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

function socketFolder(): string {
  return new URL(cluster.url).searchParams.get('host') ?? '';
}

/** Shell blocks of a section of the page, as an operator would type them, with paths of this test. */
function blocksOf(heading: string, paths: Iterable<[string, string]> = replacements): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return [...body.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) =>
    [...paths].reduce((text, [from, to]) => text.replaceAll(from, to), block),
  );
}

/** Runs a block as an operator does, and ends at the first command that fails. Resolves to what it prints. */
function run(block: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', block], {
    cwd: folder,
    encoding: 'utf8',
    env: marked(folder, env),
    timeout: COMMAND_MS,
  });
  expect(status, `${block}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** Checks that the first start in the clone finds its libraries: an installation would empty the folder that it shares with this tree. */
function checkInstalled(): void {
  expect(
    areDependenciesInstalled(root),
    'The packages were not installed by `npm start` or `npm test`: run one first.',
  ).toBe(true);
}

/** Changes of the working tree, so that a test of work that is not committed tests it; and what the first start would install and build. */
function completeClone(clone: string): void {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  const deleted = new Set(list('--deleted'));
  for (const name of deleted) rmSync(join(clone, name), { force: true });
  for (const name of list('--modified', '--others', '--exclude-standard').filter(
    (each) => !deleted.has(each),
  )) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    cpSync(join(root, name), join(clone, name));
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  for (const name of DIST_FOLDERS) cpSync(join(root, name), join(clone, name), { recursive: true });
}

/** Signs in as the portal does behind the proxy of the page. */
async function signIn(username: string, password: string): Promise<Response> {
  return fetch(`${url}/identity/token`, {
    method: 'POST',
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' },
    body: new URLSearchParams({
      client_id: 'portal',
      grant_type: 'password',
      scope: 'openid profile',
      username,
      password,
    }),
  });
}

test('the commands of root install packages that there are, and make the user of the server with its folders', () => {
  const tree = join(folder, 'tree');
  mkdirSync(join(tree, 'bin'), { recursive: true });
  mkdirSync(join(tree, 'etc'));
  mkdirSync(join(tree, 'srv'));
  for (const name of ['passwd', 'group', 'shadow', 'gshadow']) writeFileSync(join(tree, 'etc', name), '');
  for (const [name, script] of Object.entries(ROOT_COMMANDS))
    writeFileSync(join(tree, 'bin', name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  const paths = ['/opt/omics-portal', '/backup'].map((path): [string, string] => [path, join(tree, path)]);
  const [block = ''] = blocksOf('First run', paths);
  mkdirSync(join(tree, 'opt'));
  run(block, { TREE: tree, PATH: `${join(tree, 'bin')}:${process.env['PATH'] ?? ''}` });

  const [, uid = ''] =
    /^omics-portal:[^:]*:(\d+):\d+:[^:]*:\/srv\/omics-portal:/mu.exec(
      readFileSync(join(tree, 'etc/passwd'), 'utf8'),
    ) ?? [];
  expect(Number(uid)).toBeLessThan(1000);
  const ownerOf = (path: string) => String(statSync(join(tree, path)).uid);
  expect(['srv/omics-portal', 'opt/omics-portal', 'backup'].map(ownerOf)).toEqual([uid, uid, uid]);
  for (const path of ['opt/omics-portal', 'backup'])
    expect(statSync(join(tree, path)).mode & 0o777).toBe(0o700);
});

test('by the commands of docs/operations.md alone a site starts, gets an account that signs in, and a backup', async () => {
  const [, database = '', clone = '', start = '', use = '', ...others] = blocksOf('First run');
  expect(others).toEqual([]);
  const [variables = ''] = blocksOf('A site behind nginx or Caddy');
  writeFileSync(join(folder, 'omics-portal.env'), variables, { mode: 0o600 });
  mkdirSync(join(folder, 'backups'));

  run(database, { PGHOST: socketFolder(), PGUSER: 'postgres' });
  run(clone);
  checkInstalled();
  completeClone(join(folder, 'portal'));
  await startProcess(folder, {
    name: 'first-start',
    command: 'bash',
    args: ['-e', '-c', start],
    isReady: () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });

  const printed = run(use);
  expect(printed).toContain('{"status":"ready"');
  const [, password = ''] = /password[^:]*: (\S+)/i.exec(printed) ?? [];
  const signedIn = await signIn('lin', password);
  expect([signedIn.status, await signedIn.json()]).toEqual([
    200,
    expect.objectContaining({ access_token: expect.any(String) }),
  ]);
  expect((await signIn('operator', 'at-least-twelve-characters')).status).toBe(200);
  const [backup = ''] = readdirSync(join(folder, 'backups'));
  expect(backup).toMatch(/^omics-portal-/);
  expect(readdirSync(join(folder, 'backups', backup))).toEqual(
    expect.arrayContaining(['backup.json', 'database.dump', 'objects']),
  );
});
