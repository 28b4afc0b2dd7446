import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { databaseTemplate } from '../testing/database-template.ts';
import { createEmptyDatabase, type TestDatabaseAddress } from '../testing/test-database.ts';
import { freePort } from '../testing/free-port.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { backUp } from './back-up.ts';
import { BACKUP_FILES } from './backup-folder.ts';
import { copyTree, LOCAL_DISK, type Disk } from './file-tree.ts';
import { restore } from './restore.ts';

const OPTIONS = { programs: process.env['PG_BIN'] };
const CONTENT = 'sample,value\nD5,1\n';

let database: TestDatabaseAddress;
let folder: string;
let target: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  target = join(folder, 'copies');
  await mkdir(target);
  await emptyDatabase();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Removes everything from the PostgreSQL database. */
async function emptyDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}

/** Puts the template of the tests into a data folder as its embedded database: creating one takes longer. */
async function unpackRecords(dataDir: string): Promise<void> {
  const records = join(dataDir, 'records');
  await mkdir(records, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', await databaseTemplate(), '-C', records], { stdio: 'ignore' });
}

describe.each(['embedded', 'postgres'] as const)('a site with the database %s', (kind) => {
  it('comes back from its backup after everything was destroyed', async () => {
    const dataDir = join(folder, 'data');
    if (kind === 'embedded') await unpackRecords(dataDir);
    const environment = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...(kind === 'postgres' ? { DATABASE_URL: database.url } : {}),
    };
    const start = (): Promise<TestServer> =>
      startTestServer({ environment, configure: (config) => void (config.openTestDatabase = undefined) });

    const before = await start();
    const { config, objects } = before.dependencies;
    const token = await before.signIn('researcher');
    const put = await objects.presignPut('users', 'data/researcher/a/table.csv');
    expect((await fetch(before.url + put, { method: 'PUT', body: CONTENT })).status).toBe(200);
    await objects.makeDirectory('users', 'data/researcher/empty/');
    const link = await objects.presignGet('users', 'data/researcher/a/table.csv');
    const stored = await objects.head('users', 'data/researcher/a/table.csv');

    if (kind === 'embedded') {
      await expect(backUp(config, target, OPTIONS)).rejects.toThrow(
        /^The embedded database can be backed up only while the server is stopped: .* is in use by the server/,
      );
      expect(await readdir(target)).toEqual([]);
      await before.close();
    }
    const { folder: made, manifest } = await backUp(config, target, OPTIONS);
    if (kind === 'postgres') await before.close();
    expect(manifest).toMatchObject({ database: kind, version: config.version, bytes: expect.any(Number) });
    expect(await readdir(target)).toEqual([made.slice(target.length + 1)]);

    await rm(dataDir, { recursive: true });
    await emptyDatabase();
    expect(await restore(config, made, OPTIONS)).toEqual(manifest);

    const after = await start();
    // A token and a link from before need the keys, the account, the sign-in and the file.
    expect((await after.call('GET', '/datains/api/projects', { token })).status).toBe(200);
    const file = await fetch(after.url + link);
    expect([file.status, await file.text(), file.headers.get('etag')]).toEqual([
      200,
      CONTENT,
      `"${stored?.etag}"`,
    ]);
    const { entries } = await after.dependencies.objects.list({
      bucket: 'users',
      prefix: 'data/researcher/',
      delimiter: '/',
      page: 1,
      perPage: 10,
    });
    expect(entries.map(({ key }) => key)).toEqual(['data/researcher/a/', 'data/researcher/empty/']);

    await expect(restore(config, made, OPTIONS)).rejects.toThrow(
      /^A backup is restored into an empty folder only, and .* holds the data of a portal: move it away/,
    );
    await after.close();
    if (kind === 'postgres') {
      await rm(dataDir, { recursive: true });
      await expect(restore(config, made, OPTIONS)).rejects.toThrow(
        /^A backup is restored into an empty database only, and the PostgreSQL database .* has \d+ tables/,
      );
    }
  });
});

/** Data folder with a few files in the place of an embedded database; the copy does not open it. */
async function writeSite(): Promise<ReturnType<typeof readConfig>> {
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'records', 'empty'), { recursive: true });
  await mkdir(join(dataDir, 'objects', 'buckets', 'users'), { recursive: true });
  await writeFile(join(dataDir, 'records', 'PG_VERSION'), '17\n');
  await writeFile(join(dataDir, 'objects', 'store-id'), 'id\n');
  await writeFile(join(dataDir, 'objects', 'buckets', 'users', 'a.txt'), CONTENT);
  return readConfig({ DATA_DIR: dataDir });
}

/** Disk that is full when the object is copied, after other files. */
const fullForObject: Disk['copyFile'] = (from, to) =>
  from.endsWith('a.txt')
    ? Promise.reject(
        Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' }),
      )
    : LOCAL_DISK.copyFile(from, to);
const FULL_DISKS: Record<string, [Partial<Disk>, RegExp]> = {
  'is known to be too small': [
    { freeBytes: async () => 10 },
    /^The disk of .* has 10 bytes free, and at least 24 bytes are needed: free some space, or use another disk\. Nothing was written\.$/,
  ],
  'gets full meanwhile': [
    { copyFile: fullForObject },
    /^The disk of .* is full: free some space, or use another disk\. What was written so far is removed\.$/,
  ],
};

describe.each(Object.entries(FULL_DISKS))('a disk that %s', (_what, [changes, message]) => {
  const disk = { ...LOCAL_DISK, ...changes };

  it('ends a backup with a sentence and leaves nothing', async () => {
    await expect(backUp(await writeSite(), target, { ...OPTIONS, disk })).rejects.toThrow(message);
    expect(await readdir(target)).toEqual([]);
  });

  it('ends a restore with a sentence and leaves nothing', async () => {
    const config = await writeSite();
    const { folder: made } = await backUp(config, target, OPTIONS);
    await rm(config.paths.dataDir, { recursive: true });
    await expect(restore(config, made, { ...OPTIONS, disk })).rejects.toThrow(message);
    expect(await readdir(config.paths.objectsDir)).toEqual([]);
    expect(await readdir(config.paths.dataDir)).toEqual(['objects']);
  });
});

test.each<[string, (config: ReturnType<typeof readConfig>) => Promise<[unknown, string]>, RegExp]>([
  [
    'a folder for copies that is missing',
    async (config) => [config, join(folder, 'no')],
    /no does not exist: create it, or mount the disk/,
  ],
  [
    'a folder for copies within the data',
    async (config) => [config, config.paths.dataDir],
    /is inside .*data, which is backed up: name a folder elsewhere/,
  ],
  [
    'data that are missing',
    async () => [readConfig({ DATA_DIR: join(folder, 'none') }), target],
    /^There is nothing to back up: .*none\/records does not exist\. Set DATA_DIR as for the server\.$/,
  ],
  [
    'a database that does not answer',
    async (config) => [
      readConfig({ DATA_DIR: config.paths.dataDir, DATABASE_URL: 'postgres://p:s3cret@127.0.0.1:9/portal' }),
      target,
    ],
    /^pg_dump failed for the PostgreSQL database 127\.0\.0\.1:9\/portal \(DATABASE_URL\): (?!.*s3cret)/s,
  ],
])('a backup is refused for %s', async (_what, prepare, message) => {
  const [config, to] = await prepare(await writeSite());
  await expect(backUp(config as ReturnType<typeof readConfig>, to, OPTIONS)).rejects.toThrow(message);
  expect(await readdir(target)).toEqual([]);
});

test('a backup without the programs of PostgreSQL says where they come from', async () => {
  const { paths } = await writeSite();
  const config = readConfig({ DATA_DIR: paths.dataDir, DATABASE_URL: database.url });
  await expect(backUp(config, target, { programs: folder })).rejects.toThrow(
    /^The program pg_dump was not found in .*: install the client of PostgreSQL .* PG_BIN\.$/,
  );
});

/** Changes the manifest of a backup. */
async function changeManifest(made: string, changes: Record<string, unknown>): Promise<void> {
  const file = join(made, BACKUP_FILES.manifest);
  await writeFile(
    file,
    JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...changes }),
  );
}

test.each<[string, (made: string) => Promise<unknown>, RegExp]>([
  ['that is missing', (made) => rm(made, { recursive: true }), /^There is no folder /],
  [
    'without a manifest',
    (made) => rm(join(made, BACKUP_FILES.manifest)),
    /is no complete backup of a portal: it has no valid backup\.json/,
  ],
  [
    'with another backup.json',
    (made) => writeFile(join(made, BACKUP_FILES.manifest), '[]'),
    /is no complete backup of a portal/,
  ],
  [
    'of a newer portal',
    (made) => changeManifest(made, { format: 2, version: '9.0.0' }),
    /was made by a newer version of the portal \(9\.0\.0\)/,
  ],
  [
    'of another database',
    (made) => changeManifest(made, { database: 'postgres' }),
    /^This is a backup of a PostgreSQL database: set DATABASE_URL/,
  ],
  [
    'that lost a file',
    (made) => rm(join(made, BACKUP_FILES.objects, 'buckets/users/a.txt')),
    /is damaged: it has 2 files with 6 bytes, and should have 3 with 24\./,
  ],
  [
    'with a file that was cut',
    (made) => writeFile(join(made, BACKUP_FILES.records, 'PG_VERSION'), ''),
    /is damaged: it has 3 files with 21 bytes/,
  ],
])('a folder %s is refused and nothing is written', async (_what, change, message) => {
  const config = await writeSite();
  const { folder: made } = await backUp(config, target, OPTIONS);
  await rm(config.paths.dataDir, { recursive: true });
  await change(made);
  await expect(restore(config, made, OPTIONS)).rejects.toThrow(message);
  await expect(readdir(config.paths.dataDir)).rejects.toThrow('ENOENT');
});

test('a copy goes on where files are there already, and takes those that changed', async () => {
  const config = await writeSite();
  const copied: string[] = [];
  const disk: Disk = {
    ...LOCAL_DISK,
    copyFile: (from, to) => {
      copied.push(from.slice(config.paths.objectsDir.length + 1));
      return LOCAL_DISK.copyFile(from, to);
    },
  };
  const copy = (): Promise<void> => copyTree(config.paths.objectsDir, join(target, 'objects'), disk);
  await copy();
  expect(copied.toSorted()).toEqual(['buckets/users/a.txt', 'store-id']);
  await writeFile(join(config.paths.objectsDir, 'buckets/users/b.txt'), 'new');
  await writeFile(join(config.paths.objectsDir, 'store-id'), 'other id\n');
  copied.length = 0;
  await copy();
  expect(copied.toSorted()).toEqual(['buckets/users/b.txt', 'store-id']);
});
