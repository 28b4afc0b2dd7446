import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** A fact about this installation; undefined when it was never written. */
export async function readState(db: Kysely<Database>, name: string): Promise<unknown> {
  const row = await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a fact, replacing an older one. */
export async function writeState(db: Kysely<Database>, name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) };
  await db
    .insertInto('server_state')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute();
}

/** Reads a fact that is made once and kept, such as a key; two servers that make it at once keep the same one. */
export async function keepState<Value>(
  db: Kysely<Database>,
  name: string,
  make: () => Promise<Value> | Value,
): Promise<Value> {
  const kept = await readState(db, name);
  if (kept !== undefined) return kept as Value;
  const row = { name, value: JSON.stringify(await make()) };
  await db
    .insertInto('server_state')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readState(db, name)) as Value;
}
