import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from '../records/data-dir-lock.ts';
import type { Database } from '../records/database.ts';
import { startEmbeddedDatabase } from '../records/embedded-database.ts';
import { MIGRATIONS } from '../records/migrations/index.ts';
import { migrate, openRecords, type RecordsAddress } from '../records/open-records.ts';
import { builtServer } from '../testing/built-server.ts';
import { databaseTemplate } from '../testing/database-template.ts';
import { createEmptyDatabase, type TestDatabaseAddress } from '../testing/test-database.ts';
import { rehearseSteps } from './rehearse-steps.ts';

/** Last migration of the version that the sites come from; the next one adds a column. */
const BEFORE = '0032-project-profiles';
const LATER = MIGRATIONS.map(({ name }) => name).filter((name) => name > BEFORE);

/** Makes the database that of the earlier version, without data. */
async function goBack(db: Kysely<Database>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const steps = Object.fromEntries(MIGRATIONS.map((step) => [step.name, step]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateTo(BEFORE);
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
}

let database: TestDatabaseAddress;
let dataDir: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-test-'));
  await mkdir(join(dataDir, 'records'));
  execFileSync('tar', ['-xf', await databaseTemplate(), '-C', join(dataDir, 'records')], { stdio: 'ignore' });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs the command and resolves to its exit code and everything that it printed. */
async function rehearse(variables: Record<string, string>): Promise<[unknown, string]> {
  const script = join(await builtServer(), 'migrate-cli.js');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--rehearse'], { env }, (error, stdout, stderr) =>
      resolve([error?.code ?? 0, stdout + stderr]),
    );
  });
}

/** Address of a database whose server runs until `close`. */
async function openSite(kind: 'embedded' | 'postgres') {
  if (kind === 'postgres')
    return { address: { url: database.url } satisfies RecordsAddress, close: async () => undefined };
  const { socketFolder, close } = await startEmbeddedDatabase(dataDir, undefined, () => undefined);
  return { address: { socketFolder } satisfies RecordsAddress, close };
}

describe.each(['embedded', 'postgres'] as const)('a site with the database %s', (kind) => {
  const variables = () => (kind === 'postgres' ? { DATABASE_URL: database.url } : {});

  async function withRecords<Result>(use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const { address, close } = await openSite(kind);
    const db = openRecords(address);
    try {
      return await use(db);
    } finally {
      await db.destroy();
      await close();
    }
  }
  beforeAll(() => withRecords(goBack));
  const columnsAndSteps = () =>
    withRecords(async (db) => {
      const { rows } =
        await sql`select column_name from information_schema.columns where table_name = 'data_repos'
        union all select name from kysely_migration order by 1`.execute(db);
      return rows;
    });

  test('reads which migrations would run, and is as before', async () => {
    const before = await columnsAndSteps();
    const [code, text] = await rehearse(variables());
    expect(text).toMatch(
      new RegExp(
        `^Migrations that the start would run on the .*:\n${LATER.map((name) => `${name} +\\d+ ms\n`).join('')}All succeed, in \\d+ ms\\. Nothing was changed\\.\n$`,
      ),
    );
    expect(code).toBe(0);
    expect(await columnsAndSteps()).toEqual(before);
    expect(await readdir(dataDir)).toEqual(['records']);
  });

  test('reads which migration fails on its data, and is as before', async () => {
    await withRecords((db) => sql`alter table data_repos add column description_zh text`.execute(db));
    const before = await columnsAndSteps();
    const [code, text] = await rehearse(variables());
    expect(text).toMatch(
      /ms {2}FAILED: column "description_zh" .* already exists\nA migration fails on these data, .*Nothing was changed/,
    );
    expect(code).toBe(2);
    expect(await columnsAndSteps()).toEqual(before);
    await withRecords((db) => sql`alter table data_repos drop column description_zh`.execute(db));
  });

  test('reads that nothing is to do when it is up to date, and when another version wrote it', async () => {
    await withRecords(migrate);
    expect(await rehearse(variables())).toEqual([
      0,
      expect.stringMatching(/is up to date: the start would run no migration/),
    ]);
    await withRecords((db) =>
      sql`insert into kysely_migration values ('9000-of-later', '2099-01-01T00:00:00.000Z')`.execute(db),
    );
    expect(await rehearse(variables())).toEqual([
      1,
      expect.stringMatching(/^The migrations could not be rehearsed: .*9000-of-later is missing/),
    ]);
  });
});

test('the embedded database is not copied while a server uses it', async () => {
  const lock = await lockDataDir(dataDir);
  const outcome = await rehearse({});
  await lock.release();
  expect(outcome).toEqual([
    1,
    expect.stringMatching(/^The embedded database can be copied .* server is stopped: /),
  ]);
});

test('a PostgreSQL server goes on meanwhile, and a table that it holds is waited for in vain', async () => {
  const db = openRecords({ url: database.url });
  await goBack(db);
  const steps = await db.transaction().execute(async (transaction) => {
    await sql`lock table data_repos in access share mode`.execute(transaction);
    return rehearseSteps(db, { lockTimeout: '50ms' });
  });
  await db.destroy();
  expect(steps).toEqual([
    { name: LATER[0], ms: expect.any(Number), problem: expect.stringContaining('lock timeout') },
  ]);
});

test('a new database has nothing to rehearse, and stays empty', async () => {
  const db = openRecords({ url: database.url });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  expect(await rehearse({ DATABASE_URL: database.url })).toEqual([
    0,
    expect.stringMatching(/^Nothing to rehearse: .* is new/),
  ]);
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  await db.destroy();
  const empty = await mkdtemp(join(tmpdir(), 'rehearsal-none-'));
  expect(await rehearse({ DATA_DIR: empty })).toEqual([0, expect.stringMatching(/^Nothing to rehearse/)]);
  await rm(empty, { recursive: true });
});
