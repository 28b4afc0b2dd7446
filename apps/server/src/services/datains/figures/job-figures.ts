import { sql, type Kysely } from 'kysely';
import type { FiguresProblem, FigureRow } from '../../../figures/figure-row.ts';
import type { WorkStatus } from '../../../jobs/transitions.ts';
import type { Database } from '../../../records/database.ts';
import type { PageRequest } from '../../../records/read-page.ts';

/** Job with the stored figures of its newest attempt. */
export interface JobWithFigures {
  readonly id: string;
  readonly sample_id: string;
  readonly status: WorkStatus;
  readonly engine: string | null;
  /** Id of the newest attempt. */
  readonly workflow_id: string | null;
  /** Storage links by output key; null when the results were deleted. */
  readonly outputs: Readonly<Record<string, string>> | null;
  /** Null: never read. */
  readonly sources_id: string | null;
  readonly rows: readonly FigureRow[] | null;
  readonly problem: FiguresProblem | null;
}

/** One page of the jobs of a project with their stored figures, in the order of the sample sheet. */
export async function pageOfJobs(
  db: Kysely<Database>,
  projectId: string,
  { page, size }: PageRequest,
): Promise<readonly JobWithFigures[]> {
  const { rows } = await sql<JobWithFigures>`
    select workflows.id, sample_id, status, engine, workflow_id, outputs, sources_id, rows, problem
    from workflows left join figures on figures.attempt_id = workflows.workflow_id
    where project_id = ${projectId}
    order by position limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}
