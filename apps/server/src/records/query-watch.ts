import type { LogEvent } from 'kysely';
import { Histogram, type Registry } from 'prom-client';

/** Upper limits of the durations, in seconds. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Longest statement in a log line, in characters. */
const MAX_STATEMENT = 2000;

/** Slow or failed query. The statement has `$1` in place of each value. */
export interface NotedQuery {
  statement: string;
  ms: number;
}

/**
 * Watch over the queries of the database: it measures all, and notes the slow ones. The database is open before the log of
 * the server, so the first ones are measured only.
 */
export class QueryWatch {
  readonly #durations: Histogram<'result'>;
  readonly #slowMs: number;
  #note: (query: NotedQuery) => void = () => undefined;

  constructor(registry: Registry, slowMs: number) {
    this.#slowMs = slowMs;
    this.#durations = new Histogram({
      name: 'portal_database_query_duration_seconds',
      help: 'Time of the queries by result: ok or failed.',
      labelNames: ['result'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  /** Sets the destination of the slow queries. */
  noteTo(note: (query: NotedQuery) => void): void {
    this.#note = note;
  }

  /** Takes an event of the query builder. */
  observe({ level, query, queryDurationMillis: ms }: LogEvent): void {
    this.#durations.observe({ result: level === 'query' ? 'ok' : 'failed' }, ms / 1000);
    if (ms < this.#slowMs) return;
    const statement = query.sql.replaceAll(/\s+/g, ' ').slice(0, MAX_STATEMENT);
    this.#note({ statement, ms: Math.round(ms) });
  }
}
