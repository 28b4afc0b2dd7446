import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { serverParts } from './server-parts.ts';

let server: TestServer;
beforeAll(async () => {
  // No server listens on port 9 of this machine.
  const environment = {
    WES_TOIL_URL: 'http://127.0.0.1:9/ga4gh/wes/v1',
    CLICKHOUSE_URL: 'http://ada:secret@127.0.0.1:9/records',
  };
  server = await startTestServer({ environment });
});
afterAll(() => server.close());

/** Names of the parts that do not work. */
async function awayParts(): Promise<string[]> {
  const parts = serverParts(server.dependencies);
  const failed = await Promise.all(
    parts.map((part) =>
      part.check().then(
        () => false,
        () => true,
      ),
    ),
  );
  return parts.flatMap(({ name }, index) => (failed[index] ? [name] : []));
}

test('the running server names each of its parts, and those that are away', async () => {
  const response = await server.call('GET', '/readyz');
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      status: 'not ready',
      message: 'Away: clickhouse, engine:toil.',
      parts: {
        database: 'ok',
        objects: 'ok',
        identity: 'ok',
        clickhouse: 'away',
        'engine:local': 'ok',
        'engine:toil': 'away',
      },
    },
  ]);
  expect((await server.call('GET', '/readyz?exclude=engine:toil&exclude=clickhouse')).status).toBe(200);
  expect(await (await server.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
});

test('an object store without its folder is away', async () => {
  const buckets = join(server.dependencies.config.paths.objectsDir, 'buckets');
  await rename(buckets, `${buckets}.away`);
  expect(await awayParts()).toEqual(['objects', 'clickhouse', 'engine:toil']);
  await rename(`${buckets}.away`, buckets);
  expect(await awayParts()).toEqual(['clickhouse', 'engine:toil']);
});

test('an identity provider that cannot read its accounts is away', async () => {
  const { db } = server.dependencies;
  await db.schema.alterTable('users').renameTo('users_away').execute();
  expect(await awayParts()).toEqual(['identity', 'clickhouse', 'engine:toil']);
  await db.schema.alterTable('users_away').renameTo('users').execute();
});
