import { createHash } from 'node:crypto';
import type { Chunk } from '../read-index/column-set.ts';
import type { ClickhouseClient } from './clickhouse-client.ts';
import { quotedText } from './literals.ts';
import { columnsOf, KIND, type Kind, type TableField } from './table-columns.ts';
import { readNumber } from './value-columns.ts';

/** Number of the format of the tables. One of another format is built anew. */
const FORMAT = 2;
/** Ending of the table that says that another one is complete. */
const COMPLETE = '_complete';

/** Manifest of a complete table: its fields, and the chunks of its records. */
export interface TableManifest {
  name: string;
  keys: readonly string[];
  chunks: readonly Chunk[];
}

/** Beginning of the names of all tables of a collection, whose own name may have any characters. */
function prefixOf(collection: string): string {
  return `records_${createHash('sha256').update(collection).digest('hex').slice(0, 16)}_`;
}

/** Name for a new table; later ones sort later. */
export function newTableName(collection: string, now = Date.now()): string {
  const random = Math.floor(Math.random() * 0x10000);
  return `${prefixOf(collection)}${String(now).padStart(14, '0')}_${random.toString(16).padStart(4, '0')}`;
}

/** Names of all tables of a collection, complete or not, and of their manifests. */
export async function tableNames(client: ClickhouseClient, collection: string): Promise<string[]> {
  const { data } = await client.rows(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, ${quotedText(prefixOf(collection))}) ORDER BY name`,
  );
  return data.map(([name]) => String(name));
}

/** Marks a table as complete. */
export async function writeManifest(
  client: ClickhouseClient,
  { name, ...content }: TableManifest,
): Promise<void> {
  const table = `${name}${COMPLETE}`;
  await client.run(`CREATE TABLE ${table} (content String) ENGINE = TinyLog`);
  const text = JSON.stringify({ format: FORMAT, ...content });
  await client.run(`INSERT INTO ${table} VALUES (${quotedText(text)})`);
}

/** Manifest of the latest complete table of a collection; undefined without one in the present format. */
export async function latestManifest(
  client: ClickhouseClient,
  collection: string,
): Promise<TableManifest | undefined> {
  const complete = (await tableNames(client, collection)).filter((name) => name.endsWith(COMPLETE));
  for (const table of complete.reverse()) {
    const { data } = await client.rows(`SELECT content FROM ${table}`);
    const content = data[0]?.[0];
    if (typeof content !== 'string') continue;
    const { format, ...manifest } = JSON.parse(content) as Omit<TableManifest, 'name'> & { format: number };
    if (format === FORMAT) return { name: table.slice(0, -COMPLETE.length), ...manifest };
  }
  return undefined;
}

/** Removes the tables of a collection without one; also those that were never completed. */
export async function dropTables(
  client: ClickhouseClient,
  collection: string,
  except?: string,
): Promise<void> {
  // The manifest of a table is the later name, and goes first.
  for (const name of (await tableNames(client, collection)).reverse()) {
    const isKept = except !== undefined && name.startsWith(except);
    if (!isKept) await client.run(`DROP TABLE IF EXISTS ${name}`);
  }
}

/** Reads which kinds of values each field of a table has, and the bounds of its numbers. */
export async function readFields(
  client: ClickhouseClient,
  { name, keys }: Pick<TableManifest, 'name' | 'keys'>,
): Promise<ReadonlyMap<string, TableField>> {
  const fields = new Map<string, TableField>();
  for (const [index, key] of keys.entries()) {
    const columns = columnsOf(index);
    const { data } = await client.rows(
      `SELECT ${columns.kind}, min(${columns.number}), max(${columns.number}) FROM ${name} GROUP BY ${columns.kind}`,
    );
    const numbers = data.find(([kind]) => kind === KIND.number);
    fields.set(key, {
      ...columns,
      kinds: new Set(data.map(([kind]) => kind as Kind)),
      bounds: numbers && { min: readNumber(numbers[1]), max: readNumber(numbers[2]) },
    });
  }
  return fields;
}
