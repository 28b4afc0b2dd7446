import type { DataRecord } from '@omics-portal/data-query';
import type { Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';
import { CHUNK_POSITIONS, fewDifferent, recordsIn, type Chunk } from '../read-index/column-set.ts';
import { readDocuments } from '../read-index/read-chunks.ts';
import { TimeSlices } from '../read-index/time-slices.ts';
import type { TablePlan } from '../record-table.ts';
import type { ClickhouseClient } from './clickhouse-client.ts';
import { fieldsOfFewTexts } from './few-texts.ts';
import { RowEncoder } from './row-encoder.ts';
import { createStatement, PARTITION_POSITIONS } from './table-columns.ts';
import { newTableName, type TableManifest } from './table-manifest.ts';

/** Size of the rows of one insert: small ones make many parts, which ClickHouse then merges. */
const INSERT_BYTES = 16 << 20;

/**
 * Creates a table of the present records, and returns its manifest, which is not written yet. Of an earlier table whose chunks
 * differ little, unchanged partitions are linked, unchanged records of the others copied, and only changed chunks read.
 */
export async function loadTable(
  { db, client }: { db: Kysely<Database>; client: ClickhouseClient },
  plan: TablePlan,
  base: TableManifest | undefined,
): Promise<TableManifest> {
  const { collection, keys, chunks } = plan;
  const name = newTableName(collection);
  const few = base && fewDifferent(base.chunks, chunks);
  // Without an earlier table that differs little, all chunks count as changed.
  const changed = few && new Set(few);
  // Partitions can be linked between tables with the same columns only.
  await client.run(
    base && changed
      ? `CREATE TABLE ${name} AS ${base.name}`
      : createStatement(name, keys.length, await fieldsOfFewTexts(db, collection, { keys, chunks })),
  );
  try {
    const unchanged = base && changed ? base.chunks.filter(({ number }) => !changed.has(number)) : [];
    if (base && changed) await copyUnchanged(client, { from: base.name, to: name }, base.chunks, changed);
    const wanted = changed ? chunks.filter(({ number }) => changed.has(number)) : chunks;
    const read = await loadChunks({ db, client }, { ...plan, chunks: wanted }, name);
    const loaded = [...unchanged, ...read].sort((left, right) => left.number - right.number);
    if (!(await isWhole(client, { name, chunks: loaded })))
      throw new Error('The table has not exactly the records that were read.');
    return { name, keys, chunks: loaded };
  } catch (error) {
    await client.run(`DROP TABLE IF EXISTS ${name}`).catch(() => undefined);
    throw error;
  }
}

async function copyUnchanged(
  client: ClickhouseClient,
  { from, to }: { from: string; to: string },
  chunks: readonly Chunk[],
  changed: ReadonlySet<number>,
): Promise<void> {
  const partitionOf = (chunk: number) => Math.floor((chunk * CHUNK_POSITIONS) / PARTITION_POSITIONS);
  const all = new Set(chunks.map(({ number }) => partitionOf(number)));
  const touched = new Set([...changed].map(partitionOf));
  for (const partition of all)
    if (!touched.has(partition))
      await client.run(`ALTER TABLE ${to} REPLACE PARTITION ${partition} FROM ${from}`);
  if (touched.size === 0) return;
  await client.run(
    `INSERT INTO ${to} SELECT * FROM ${from} WHERE intDiv(position, ${PARTITION_POSITIONS}) IN (${[...touched].join(', ')}) ` +
      `AND intDiv(position, ${CHUNK_POSITIONS}) NOT IN (${[...changed].join(', ')})`,
  );
}

/** Reads chunks into a table. Each chunk is of one moment, and its fingerprint too. */
async function loadChunks(
  { db, client }: { db: Kysely<Database>; client: ClickhouseClient },
  { collection, keys, chunks, onRead }: TablePlan,
  table: string,
): Promise<Chunk[]> {
  const rows = new RowEncoder(keys);
  const slices = new TimeSlices();
  const read: Chunk[] = [];
  let inserted = Promise.resolve();
  const insert = async () => {
    await inserted;
    inserted = client.insert(table, rows.take());
    // Awaited before the next insert; until then a rejection is not unhandled.
    inserted.catch(() => undefined);
  };
  for await (const contents of readDocuments(db, collection, chunks)) {
    for (const { number, records, print, positions, documents } of contents) {
      read.push({ number, records, print });
      for (const [index, record] of (JSON.parse(documents) as DataRecord[]).entries()) {
        rows.add(positions[index] ?? 0, record);
        if (slices.isOver) await slices.yieldTurn();
      }
      onRead?.(records);
      if (rows.length > INSERT_BYTES) await insert();
    }
  }
  if (rows.length > 0) await insert();
  await inserted;
  return read;
}

/** True when a table has as many records as its chunks. @throws ClickhouseError when it does not exist. */
export async function isWhole(
  client: ClickhouseClient,
  { name, chunks }: Pick<TableManifest, 'name' | 'chunks'>,
): Promise<boolean> {
  const { data } = await client.rows(`SELECT count() FROM ${name}`);
  return Number(data[0]?.[0]) === recordsIn(chunks);
}
