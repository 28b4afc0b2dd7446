import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection } from 'kysely';

const limits = new AsyncLocalStorage<number>();

/**
 * Runs work whose statements PostgreSQL cancels after `limitMs`, also while they wait for a lock: it then rolls back their
 * transaction, so that no change is half done, and the connection is free for others. Statements outside have no limit: a
 * migration or a read index may take long.
 */
export function withStatementLimit<Result>(limitMs: number, work: () => Result): Result {
  return limits.run(limitMs, work);
}

/** Hook of a pool of connections: each connection gets the limit of the work that reserves it. */
export function statementLimits(): (connection: DatabaseConnection) => Promise<void> {
  const current = new WeakMap<DatabaseConnection, number>();
  return async (connection) => {
    const limitMs = limits.getStore() ?? 0;
    if ((current.get(connection) ?? 0) === limitMs) return;
    try {
      await connection.executeQuery(
        CompiledQuery.raw("select set_config('statement_timeout', $1, false)", [String(limitMs)]),
      );
      current.set(connection, limitMs);
    } catch {
      // The connection is lost, which its next statement reports: an error here would never release it.
      current.delete(connection);
    }
  };
}
