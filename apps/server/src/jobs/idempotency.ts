import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { HandlerContext } from '../operations/handler.ts';
import type { Database } from '../records/database.ts';

/** Transactional write, whose result is stored under the caller's idempotency key. */
export type TransactionalWrite<Result> = (transaction: Transaction<Database>) => Promise<Result>;

const RETENTION_MS = 24 * 3600 * 1000;
/** Owner of the keys of visitors who are not signed in. They can share it because keys are random. */
const ANONYMOUS_OWNER = '';

/**
 * Idempotent POST, by the header `Idempotency-Key`. Within a day, the same key with the same body returns the first
 * result and writes nothing; with another body it throws 422. Without a key, each request writes.
 *
 * `prepare` does the work outside the transaction (checks, reading files) and returns the write. The write and the
 * storing of its result share one transaction.
 */
export async function idempotent<Result extends Record<string, unknown>>(
  db: Kysely<Database>,
  operation: string,
  context: HandlerContext<unknown, unknown, unknown>,
  prepare: () => Promise<TransactionalWrite<Result>>,
): Promise<Result> {
  const key = context.request.headers['idempotency-key'];
  if (typeof key !== 'string') {
    const write = await prepare();
    return db.transaction().execute(write);
  }
  const owner = context.caller?.sub ?? ANONYMOUS_OWNER;
  const claim = { owner_sub: owner, operation, key, body_hash: hashOf(context.body) };
  const stored = await storedResult<Result>(db, claim);
  if (stored) return stored;
  const write = await prepare();
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('idempotency_keys')
      .where('created_time', '<', String(Date.now() - RETENTION_MS))
      .execute();
    const claimed = await transaction
      .insertInto('idempotency_keys')
      .values({ ...claim, created_time: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    // A concurrent request with the same key was faster. Its transaction has ended, or the insert would still wait.
    const twin = claimed ? undefined : await storedResult<Result>(transaction, claim);
    if (twin) return twin;
    const result = await write(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ response: JSON.stringify(result) })
      .where('owner_sub', '=', owner)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return result;
  });
}

interface Claim {
  owner_sub: string;
  operation: string;
  key: string;
  body_hash: string;
}

async function storedResult<Result>(db: Kysely<Database>, claim: Claim): Promise<Result | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('owner_sub', '=', claim.owner_sub)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .where('created_time', '>=', String(Date.now() - RETENTION_MS))
    .executeTakeFirst();
  if (row && row.body_hash !== claim.body_hash) {
    throw new ApiError(
      422,
      {
        'en-US': 'This Idempotency-Key was used with another body: make a new key for a new request.',
        'zh-CN': '此 Idempotency-Key 已用于另一请求内容：请为新的请求生成新的键。',
      },
      [
        {
          field: 'Idempotency-Key',
          message: { 'en-US': 'was used with another body', 'zh-CN': '已用于另一请求内容' },
        },
      ],
    );
  }
  return row?.response ? (row.response as Result) : undefined;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
