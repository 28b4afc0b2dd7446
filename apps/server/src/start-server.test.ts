import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabaseAddress } from './testing/test-database.ts';
import { startTestServer } from './testing/start-server.ts';

let database: TestDatabaseAddress;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());

test('one PostgreSQL serves one server, and that one only with its own data folder', async () => {
  // The secret of the signing keys is in the data folder, unless it is set.
  const environment = { DATABASE_URL: database.url, IDENTITY_SECRET: 'a secret of this site, for its keys' };
  const first = await startTestServer({ environment });
  await expect(startTestServer({ environment })).rejects.toThrow(
    /^The PostgreSQL database .*\/test-[\w-]+ \(DATABASE_URL\) is in use by the server with process id \d+/,
  );
  await first.close();
  await expect(startTestServer({ environment })).rejects.toThrow(
    /^The folder .*\/objects does not hold the files of the PostgreSQL database .* set DATA_DIR to the folder/,
  );
  const adopted = await startTestServer({ environment: { ...environment, ADOPT_OBJECTS: '1' } });
  await adopted.close();
});

test('the error of an unreachable database names its variable', async () => {
  const environment = { DATABASE_URL: 'postgres://portal:hidden@127.0.0.1:1/portal' };
  const started = startTestServer({ environment });
  await expect(started).rejects.toThrow(
    /^The PostgreSQL database 127\.0\.0\.1:1\/portal \(DATABASE_URL\) cannot be opened \(.*ECONNREFUSED/,
  );
  await expect(started).rejects.not.toThrow('hidden');
});
