import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Reads a fact about this installation; undefined when it was never written. */
export async function readState(db: Kysely<Database>, name: string): Promise<unknown> {
  const row = await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a fact, replacing an earlier value. */
export async function writeState(db: Kysely<Database>, name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) };
  await db
    .insertInto('server_state')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
    .execute();
}

/** Reads a fact, or creates it once, such as a key. Two servers that create it at the same time get the same value. */
export async function ensureState<Value>(
  db: Kysely<Database>,
  name: string,
  create: () => Promise<Value> | Value,
): Promise<Value> {
  const stored = await readState(db, name);
  if (stored !== undefined) return stored as Value;
  const row = { name, value: JSON.stringify(await create()) };
  await db
    .insertInto('server_state')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readState(db, name)) as Value;
}
