import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../../apps/server/src/records/embedded-database.ts';
import { migrate, openRecords } from '../../apps/server/src/records/open-records.ts';
import { writeLargeCollection } from '../../apps/server/src/seed/large-collection.ts';
import { readConfig } from '../../apps/server/src/config/read-config.ts';
import { ClickhouseClient } from '../../apps/server/src/services/dataseq/clickhouse/clickhouse-client.ts';
import { ClickhouseTables } from '../../apps/server/src/services/dataseq/clickhouse/clickhouse-tables.ts';
import { CollectionReader } from '../../apps/server/src/services/dataseq/collection-reader.ts';
import { collectionState } from '../../apps/server/src/services/dataseq/collections.ts';
import { FolderIndexStore } from '../../apps/server/src/services/dataseq/read-index/index-store.ts';
import { ReadIndexes } from '../../apps/server/src/services/dataseq/read-index/read-indexes.ts';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { startClickhouse } from '../../apps/server/src/testing/clickhouse-server.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-cluster.ts';
import {
  CLIENTS_HEAD,
  clientsRow,
  measureClients,
  measureQuestions,
  questionRow,
  QUESTIONS_HEAD,
} from './dataseq-clients.mjs';
import { COLLECTION, QUESTIONS } from './dataseq-questions.mjs';

/**
 * Benchmark of the portal's queries on a collection of a million records, on both databases, with hand-written SQL in the
 * same run. Prints a table; exits with 1 when a budget of docs/performance.md is exceeded.
 *
 *   npm run bench:dataseq -- [--records 1000000] [--times 30] [--sql-times 5]
 *                            [--database both|postgresql|pglite]
 *                            [--clients 1,3,10]   clients that ask all the time, during and after a build; 0: none
 *                            [--clickhouse]   a table of ClickHouse instead of the read index
 *                            [--keep FOLDER]   folder of filled databases for the next run
 *                            [--data-dir FOLDER] [--database-url URL]   filled databases
 */
const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '1000000' },
    database: { type: 'string', default: 'both' },
    times: { type: 'string', default: '30' },
    clients: { type: 'string', default: '1,3,10' },
    'sql-times': { type: 'string', default: '5' },
    clickhouse: { type: 'boolean', default: false },
    keep: { type: 'string' },
    'data-dir': { type: 'string' },
    'database-url': { type: 'string' },
  },
});

async function openPglite(built) {
  const given = options['data-dir'] ?? options.keep;
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'bench-')));
  const engine = await startEmbeddedDatabase(folder, join(built, 'pglite-worker.js'), () => undefined);
  return {
    db: openRecords({ socketFolder: engine.socketFolder }),
    async close() {
      await engine.close();
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres() {
  const url = options['database-url'];
  const permanentFolder = options.keep === undefined ? undefined : join(options.keep, 'postgres');
  const cluster =
    url === undefined ? await startPostgres(permanentFolder) : { url, close: async () => undefined };
  return { db: openRecords({ url: cluster.url }), close: cluster.close };
}

/** ClickHouse and the options of indexes that use it for any collection; without `--clickhouse` nothing. */
async function openTables(db) {
  if (!options.clickhouse) return { settings: {}, close: async () => undefined };
  const server = await startClickhouse(
    options.keep === undefined ? undefined : join(options.keep, 'clickhouse'),
  );
  const { clickhouse } = readConfig({ CLICKHOUSE_URL: server.url });
  const tables = new ClickhouseTables(db, new ClickhouseClient(clickhouse));
  return { settings: { tables, maxRecords: 0 }, close: server.close };
}

async function fill(db) {
  await migrate(db);
  const records = Number(options.records);
  const found = await db
    .selectFrom('data_records')
    .select((row) => row.fn.max('position').as('last'))
    .where('collection', '=', COLLECTION)
    .executeTakeFirst();
  if (found?.last === records - 1) return;
  await timed(`Writing ${records} records`, () =>
    writeLargeCollection(db, { name: COLLECTION, records, seed: 7 }, () => undefined),
  );
}

async function timed(title, work) {
  const started = performance.now();
  const result = await work();
  say(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/**
 * Wall time and CPU time of each call in milliseconds (CPU time of this process, because the wall time includes waiting for
 * other processes). The first call is separate, because it may warm caches.
 */
async function measure(times, work) {
  const clock = [];
  const processor = [];
  for (let turn = 0; turn < times; turn += 1) {
    const started = performance.now();
    const before = process.cpuUsage();
    await work(turn);
    const { user, system } = process.cpuUsage(before);
    clock.push(performance.now() - started);
    processor.push((user + system) / 1000);
  }
  return { first: clock[0] ?? 0, p50: at(clock, 0.5), p95: at(clock, 0.95), cpu: at(processor, 0.95) };
}

/** Percentile without the first call; 0 when there is no other. */
function at(all, share) {
  const sorted = all.slice(1).toSorted((a, b) => a - b);
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

async function bench(name, open, built) {
  say(`\n${name}`);
  const { db, close } = await open(built);
  const { settings, close: closeTables } = await openTables(db);
  try {
    await fill(db);
    const indexes = new ReadIndexes(db, { workerFile: join(built, 'index-worker.js'), ...settings });
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const state = await collectionState({ db }, COLLECTION);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await timed(options.clickhouse ? 'Table loaded' : 'Read index built', () => indexes.ready(state));
    delay.disable();
    say(
      `Longest wait of the event loop meanwhile: ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
    );
    globalThis.gc?.();
    say(`The process grew by ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB`);
    const results = [];
    for (const question of QUESTIONS) {
      const ours = await measure(Number(options.times), async (turn) => {
        // Steps of a request: the state of the collection, a reader, the result, and its JSON.
        const now = await collectionState({ db }, COLLECTION);
        JSON.stringify(await question.ask(new CollectionReader(db, indexes), now, turn));
      });
      const sql = await measure(Number(options['sql-times']), (turn) => question.sql(db, turn));
      results.push({ question, ours, sql });
      say(row(name, { question, ours, sql }));
    }
    const isWanted = options.clients !== '0' && !options.clickhouse;
    if (!isWanted) return { results, clients: [], questions: [] };
    const newIndexes = (store) =>
      new ReadIndexes(db, {
        workerFile: join(built, 'index-worker.js'),
        queriesDuringBuild: name === 'PGlite' ? 1 : 4,
        store,
      });
    const questions = [];
    for (const clients of clientCounts())
      questions.push(...(await measureQuestions(db, newIndexes, { clients })));
    return {
      results,
      questions: questions.map((each) => questionRow(name, each)),
      clients: await benchClients(name, db, newIndexes),
    };
  } finally {
    await closeTables();
    await db.destroy();
    await close();
  }
}

/** Clients on an index that is built, and on one that a start finds on the disk. */
async function benchClients(name, db, newIndexes) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-index-'));
  const measured = [];
  const measure = async (title, clients, store) => {
    const indexes = newIndexes(store);
    const found = await measureClients(db, indexes, { clients, times: Number(options.times) });
    await indexes.stored();
    measured.push(clientsRow(title, found));
  };
  try {
    for (const clients of clientCounts()) await measure(`${name}, built`, clients, undefined);
    const store = new FolderIndexStore(folder);
    await measure(`${name}, first start`, 1, store);
    for (const clients of clientCounts()) await measure(`${name}, stored`, clients, store);
    return measured;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Numbers of clients to measure with. */
function clientCounts() {
  return options.clients
    .split(',')
    .map(Number)
    .filter((clients) => clients > 0);
}

function row(name, { question, ours, sql }) {
  const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
  const budget =
    question.budget === undefined
      ? ''
      : `${question.budget} ${ours.p95 <= question.budget ? 'held' : 'NOT HELD'}`;
  return `| ${name} | ${question.title} | ${ms(ours.first)} | ${ms(ours.p50)} | ${ms(ours.p95)} | ${ms(ours.cpu)} | ${ms(sql.p50)} | ${sql.p50 === 0 ? '' : (ours.p50 / sql.p50).toFixed(3)} | ${budget} |`;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

async function main() {
  say(
    `${options.records} records; ${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the start`,
  );
  say('| database | question | first ms | p50 ms | p95 ms | CPU p95 ms | SQL p50 ms | ratio | budget p95 |');
  say('|---|---|---|---|---|---|---|---|---|');
  const results = [];
  const clients = [];
  const questions = [];
  const built = await builtServer();
  for (const [name, open] of Object.entries({ PostgreSQL: openPostgres, PGlite: openPglite })) {
    const isWanted = ['both', name.toLowerCase()].includes(options.database);
    if (!isWanted) continue;
    const measured = await bench(name, open, built);
    results.push(...measured.results);
    clients.push(...measured.clients);
    questions.push(...measured.questions);
  }
  if (questions.length > 0) for (const line of ['', ...QUESTIONS_HEAD, ...questions]) say(line);
  if (clients.length > 0) for (const line of ['', ...CLIENTS_HEAD, ...clients]) say(line);
  say(`Load ${loadavg()[0]?.toFixed(1)} at the end`);
  const held = results.every(
    ({ question, ours }) => question.budget === undefined || ours.p95 <= question.budget,
  );
  say(held ? 'PASS' : 'FAIL');
  process.exitCode = held ? 0 : 1;
}

await main();
