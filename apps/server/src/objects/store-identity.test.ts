import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { ENGINES, type TestDatabase } from '../testing/engines.ts';
import { folderMarks } from './folder-marks.ts';
import { checkStoreIdentity } from './store-identity.ts';

describe.each(ENGINES)('the objects folder of a database on $name', ({ open }) => {
  let database: TestDatabase;
  let base: string;
  let root: string;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'identity-'));
    root = join(base, 'objects');
    await mkdir(root);
  });
  afterEach(async () => {
    await rm(base, { recursive: true, force: true });
    await database.db.deleteFrom('server_state').execute();
  });

  const check = (folder = root, adopt = false) =>
    checkStoreIdentity(database.db, {
      marks: folderMarks(folder),
      kind: 'folder',
      location: folder,
      variable: 'DATA_DIR',
      database: 'the database X',
      adopt,
    });
  const other = async () => {
    const folder = join(base, 'other');
    await mkdir(folder);
    return folder;
  };

  it('is marked at the first start and recognised at the next', async () => {
    await check();
    const id = await readFile(join(root, 'store-id'), 'utf8');
    await check();
    expect(await readFile(join(root, 'store-id'), 'utf8')).toBe(id);
    expect(id).toMatch(/^[0-9a-f-]{36}\n$/);
  });

  it('is refused when it is empty: the database was restored without its files', async () => {
    await check();
    const empty = await other();
    const refused = check(empty);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The folder ${empty} does not hold the files of the database X: set DATA_DIR to the folder`,
    );
    await expect(readFile(join(empty, 'store-id'))).rejects.toThrow('ENOENT');
  });

  it('is refused when it belongs to another database', async () => {
    const foreign = await other();
    await check(foreign);
    await database.db.deleteFrom('server_state').execute();
    await expect(check(foreign)).rejects.toThrow(/holds the files of another database.*an empty folder/);
    await check();
    await expect(check(foreign)).rejects.toThrow(/holds the files of another database.*was used with/);
  });

  it('is adopted on request, and belongs to the database from then on', async () => {
    await check();
    const foreign = await other();
    await check(foreign, true);
    await expect(check(foreign)).resolves.toBeUndefined();
  });

  it('is marked by the next start when the first was interrupted', async () => {
    await check();
    await rename(join(root, 'store-id'), join(root, 'store-id.pending'));
    await check();
    await rename(join(root, 'store-id'), join(root, 'store-id.pending'));
    await database.db.deleteFrom('server_state').execute();
    await check();
    await expect(check()).resolves.toBeUndefined();
  });
});
