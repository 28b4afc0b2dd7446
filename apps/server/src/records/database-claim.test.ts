import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { claimDatabase, type ClaimOptions, type DatabaseClaim } from './database-claim.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.close());

const claim = (onTaken: (error: StartError) => void = () => undefined) => claimAs({ onTaken });

/** Claims the database and starts at once, unless the options say otherwise. */
async function claimAs(options: Partial<ClaimOptions>, startsAtOnce = true): Promise<DatabaseClaim> {
  const taken = await claimDatabase({
    url: cluster.url,
    name: 'the database X',
    isShared: false,
    onWait: () => undefined,
    onTaken: () => undefined,
    reconnectMs: 20,
    ...options,
  });
  if (startsAtOnce) await taken.started();
  return taken;
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const HOLDERS = `select pid from pg_locks where locktype = 'advisory' and granted`;
const endHolder = () => query(`select pg_terminate_backend(pid) from (${HOLDERS}) as holders`);

it('refuses a second server with a message that names the first', async () => {
  const first = await claim();
  const second = claim();
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(
    `The database X is in use by the server with process id ${process.pid} on `,
  );
  await first.release();
});

it('is free again after a release', async () => {
  await (await claim()).release();
  await (await claim()).release();
  expect(await query(HOLDERS)).toEqual([]);
});

it('is taken again after the connection was lost', async () => {
  const first = await claim();
  const [before] = await query(HOLDERS);
  await endHolder();
  await vi.waitFor(async () => {
    const [after] = await query(HOLDERS);
    expect(after).toBeDefined();
    expect(after).not.toEqual(before);
  }, 20_000);
  await expect(claim()).rejects.toThrow('is in use');
  await first.release();
});

it('reports that another server took the database in the meantime', async () => {
  const taken = vi.fn<(error: StartError) => void>();
  const first = await claim(taken);
  // Queued after the holder, so that it gets the lock as soon as the holder releases it.
  const rival = new pg.Client(cluster.url);
  await rival.connect();
  const [row] = (await query(`select classid, objid from pg_locks where locktype = 'advisory'`)) as {
    classid: number;
    objid: number;
  }[];
  const locked = rival.query('select pg_advisory_lock($1::int, $2::int)', [row?.classid, row?.objid]);
  await vi.waitFor(async () => {
    const waiting = await query(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
    expect(waiting).toHaveLength(1);
  }, 20_000);
  await endHolder();
  await locked;
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce(), 20_000);
  await rival.end();
  await first.release();
});

it('is shared by servers that share it, and by those only', async () => {
  const shared = [await claimAs({ isShared: true }), await claimAs({ isShared: true })];
  await expect(claim()).rejects.toThrow('set OBJECTS_DIR to one folder for both servers');
  for (const each of shared) await each.release();
  const alone = await claim();
  await expect(claimAs({ isShared: true })).rejects.toThrow('is in use by the server');
  await alone.release();
});

it.each(['has started', 'has failed to start'])('lets the next server start when one %s', async (end) => {
  const first = await claimAs({ isShared: true }, false);
  const waits = vi.fn<() => void>();
  let isStarting = false;
  const second = claimAs({ isShared: true, onWait: waits }, false).then((taken) => {
    isStarting = true;
    return taken;
  });
  await vi.waitFor(() => expect(waits).toHaveBeenCalledOnce(), 20_000);
  expect(isStarting).toBe(false);
  await (end === 'has started' ? first.started() : first.release());
  await (await second).release();
  await first.release();
});
