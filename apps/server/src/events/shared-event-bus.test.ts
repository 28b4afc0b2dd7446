import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { ALL_USERS, type LiveEvent } from './event-bus.ts';
import { openSharedEventBus, type SharedEventBus } from './shared-event-bus.ts';

const WAIT = { timeout: 20_000 };

let cluster: PostgresCluster;
let here: SharedEventBus;
let there: SharedEventBus;
beforeAll(async () => {
  cluster = await startPostgres();
  here = await openSharedEventBus({ url: cluster.url, reconnectMs: 20 });
  there = await openSharedEventBus({ url: cluster.url, reconnectMs: 20 });
});
afterAll(async () => {
  await here.disconnect();
  await there.disconnect();
  await cluster.close();
});

const eventOf = (percentage: number): LiveEvent => ({
  type: 'project',
  data: { id: 'p1', status: 'Running', percentage },
});

function listen({ events }: SharedEventBus, user: string) {
  const heard: LiveEvent[] = [];
  const ended = vi.fn<() => void>();
  const stop = events.subscribe(user, (event) => heard.push(event), ended);
  return { heard, ended, stop };
}

/** Ends the connections of all servers to the database, as a restart of PostgreSQL does. */
async function endConnections(): Promise<void> {
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
}

it('delivers the events of each server on both, once and in order', async () => {
  const [ada, eve, admin] = [listen(there, 'ada'), listen(there, 'eve'), listen(here, ALL_USERS)];
  const events = Array.from({ length: 100 }, (_, index) => eventOf(index));
  for (const event of events) here.events.publish('ada', event);
  await vi.waitFor(() => expect(ada.heard).toEqual(events), WAIT);
  there.events.publish('eve', eventOf(100));
  await vi.waitFor(() => expect(admin.heard).toEqual([...events, eventOf(100)]), WAIT);
  expect(eve.heard).toEqual([eventOf(100)]);
  for (const each of [ada, eve, admin]) each.stop();
});

it('delivers the status of an event that is too large for a message', async () => {
  const ada = listen(there, 'ada');
  const { data } = eventOf(1);
  const actions = Array.from({ length: 2000 }, () => 'stop' as const);
  const short = { ...data, project_id: 'p', started_time: 3, stale_since: 7 };
  here.events.publish('ada', { type: 'workflow', data: { ...short, stale_reason: 'No response.', actions } });
  here.events.publish('ada', eventOf(2));
  await vi.waitFor(() => expect(ada.heard).toEqual([{ type: 'workflow', data: short }, eventOf(2)]), WAIT);
  ada.stop();
});

it('ends the streams after a lost connection, because events may be missing, and delivers again', async () => {
  const streams = [listen(here, 'ada'), listen(there, 'ada')];
  await endConnections();
  await vi.waitFor(() => {
    for (const { ended } of streams) expect(ended).toHaveBeenCalledOnce();
  }, WAIT);
  const heard: LiveEvent[] = [];
  // As a client does: the gap of the other server may end the first new stream as well.
  const subscribe = (): unknown => there.events.subscribe('ada', (event) => heard.push(event), subscribe);
  subscribe();
  await vi.waitFor(() => {
    here.events.publish('ada', eventOf(3));
    expect(heard).toContainEqual(eventOf(3));
  }, WAIT);
});
