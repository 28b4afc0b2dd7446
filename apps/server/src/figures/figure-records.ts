import { sql, type Kysely } from 'kysely';
import type { JsonColumn } from '../records/identity-tables.ts';
import type { Database } from '../records/database.ts';
import type { FiguresProblem, SampleFigures } from './figure-row.ts';

/** Figures table: what was read from the outputs of one attempt. */
export interface FigureTable {
  attempt_id: string;
  /** Id of the sources that it was read with; figures of other sources are read again. */
  sources_id: string;
  rows: JsonColumn<SampleFigures['rows']>;
  problem: JsonColumn<FiguresProblem> | null;
}

declare module '../records/database.ts' {
  interface Database {
    figures: FigureTable;
  }
}

/** Figures of one attempt. */
export interface AttemptFigures extends SampleFigures {
  readonly attemptId: string;
  readonly sourcesId: string;
}

/** Stores figures of attempts; earlier ones are replaced. Figures of an attempt that is gone are left out. */
export async function storeFigures(db: Kysely<Database>, figures: readonly AttemptFigures[]): Promise<void> {
  if (figures.length === 0) return;
  const rows = figures.map(({ attemptId, sourcesId, rows, problem }) => ({
    attempt_id: attemptId,
    sources_id: sourcesId,
    rows,
    problem,
  }));
  await sql`
    insert into figures (attempt_id, sources_id, rows, problem)
    select given.attempt_id, given.sources_id, given.rows, nullif(given.problem, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (attempt_id text, sources_id text, rows jsonb, problem jsonb)
    join attempts on attempts.id = given.attempt_id
    where attempts.outputs is not null
    on conflict (attempt_id) do update
    set sources_id = excluded.sources_id, rows = excluded.rows, problem = excluded.problem`.execute(db);
}
