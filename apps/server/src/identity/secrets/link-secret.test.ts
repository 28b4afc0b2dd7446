import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { writeState } from '../../records/server-state.ts';
import { openPostgres, type TestDatabase } from '../../testing/engines.ts';
import { readLinkSecret, removeLinkSecret } from './link-secret.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'link-secret-'));
  await database.db.deleteFrom('server_state').execute();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (environment: Record<string, string> = {}) =>
  readLinkSecret(database.db, readConfig({ DATA_DIR: folder, ...environment }));
const stored = async () => JSON.stringify(await database.db.selectFrom('server_state').selectAll().execute());

test('servers of a site have the same secret, of which the database shows nothing', async () => {
  const secrets = await Promise.all([read(), read()]);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(secrets[1]).toBe(secrets[0]);
  const site = (await readFile(join(folder, 'objects/identity.secret'), 'utf8')).trim();
  for (const secret of [secrets[0], site]) expect(await stored()).not.toContain(secret);
});

test('STORAGE_SECRET is the secret, and leaves nothing in the database', async () => {
  const own = 'a secret of the operator, which is long';
  expect(await read({ STORAGE_SECRET: own })).toBe(own);
  expect(await stored()).toBe('[]');
});

test('a secret that an earlier version stored in clear is sealed, and its links stay valid', async () => {
  await writeState(database.db, 'storage.secret', 'in clear');
  expect([await read(), await read()]).toEqual(['in clear', 'in clear']);
  expect(await stored()).not.toContain('in clear');
});

test('another secret of the site is refused in one sentence, until the sealed one is removed', async () => {
  const before = await read({ IDENTITY_SECRET: 'the first secret of this site, long' });
  const other = { IDENTITY_SECRET: 'another secret of this site, also long' };
  await expect(read(other)).rejects.toThrow(
    /^The secret that signs links to files cannot be read .* another secret .* IDENTITY_SECRET/,
  );
  await removeLinkSecret(database.db);
  expect(await read(other)).not.toBe(before);
});
