import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { HandlerContext } from '../operations/handler.ts';
import type { Database } from '../records/database.ts';

/** What is written at once; its answer is kept under the caller's key. */
export type OneWrite<Answer> = (transaction: Transaction<Database>) => Promise<Answer>;

const KEPT_MS = 24 * 3600 * 1000;
/** Stands for visitors who are not signed in, in the table of keys. They share it: a key is random, nobody meets another's. */
const NOBODY = '';

/**
 * Does a POST once for each `Idempotency-Key`: the same key with the same body within a day answers the first answer and
 * makes nothing new, with another body it is refused with 422. Without a key it is done every time.
 *
 * `prepare` does what must not happen inside a transaction (checks, reading files); what it answers is then run inside
 * one, together with keeping the answer.
 */
export async function onceOnly<Answer extends Record<string, unknown>>(
  db: Kysely<Database>,
  operation: string,
  context: HandlerContext<unknown, unknown, unknown>,
  prepare: () => Promise<OneWrite<Answer>>,
): Promise<Answer> {
  const key = context.request.headers['idempotency-key'];
  if (typeof key !== 'string') {
    const write = await prepare();
    return db.transaction().execute(write);
  }
  const owner = context.caller?.sub ?? NOBODY;
  const claim = { owner_sub: owner, operation, key, body_hash: hashOf(context.body) };
  const kept = await keptAnswer<Answer>(db, claim);
  if (kept) return kept;
  const write = await prepare();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('idempotency_keys')
      .where('created_time', '<', String(Date.now() - KEPT_MS))
      .execute();
    const claimed = await transaction
      .insertInto('idempotency_keys')
      .values({ ...claim, created_time: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    // A twin of this request was faster; its transaction is over, or the insert would still wait for it.
    const twin = claimed ? undefined : await keptAnswer<Answer>(transaction, claim);
    if (twin) return twin;
    const answer = await write(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('owner_sub', '=', owner)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

interface Claim {
  owner_sub: string;
  operation: string;
  key: string;
  body_hash: string;
}

async function keptAnswer<Answer>(db: Kysely<Database>, claim: Claim): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('owner_sub', '=', claim.owner_sub)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .where('created_time', '>=', String(Date.now() - KEPT_MS))
    .executeTakeFirst();
  if (row && row.body_hash !== claim.body_hash) {
    throw new ApiError(
      422,
      'This Idempotency-Key was used with another body: make a new key for a new request.',
      [{ field: 'Idempotency-Key', message: 'was used with another body' }],
    );
  }
  return row?.answer ? (row.answer as Answer) : undefined;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
