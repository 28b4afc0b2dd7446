import { sql, type Kysely } from 'kysely';
import { errorSignature } from '../../failures/error-signature.ts';
import type { Migration } from './migration.ts';

/** Migration: the step of each job, and the signature of each failure, by which failed jobs are grouped. */
export const jobFailuresMigration: Migration = {
  name: '0009-job-failures',
  async up(db) {
    await sql`alter table workflows add column step text, add column failure text, add column failure_line text`.execute(
      db,
    );
    await signFailures(db);
    await sql`
      create index workflows_by_failure on workflows (project_id, failure, position) where failure is not null`.execute(
      db,
    );
    await sql`
      create index workflows_by_step on workflows (project_id, step, position) where step is not null`.execute(
      db,
    );
  },
};

const BATCH = 1_000;

interface FailedJob {
  id: string;
  sample_id: string;
  error: string | null;
  step: string | null;
}

/** Fills the signatures of the jobs that failed before this migration, from their newest attempts. */
async function signFailures(db: Kysely<unknown>): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await sql<FailedJob>`
      select workflows.id, sample_id, workflows.error, (
        select one ->> 'name' from jsonb_array_elements(attempts.steps) as one where one ->> 'state' = 'failed' limit 1
      ) as step
      from workflows left join attempts on attempts.id = workflows.workflow_id
      where workflows.status = 'Failed' and workflows.id > ${after}
      order by workflows.id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const signed = rows.map(({ id, sample_id: sample, error, step }) => {
      const { id: failure, line } = errorSignature({ error, sample, step });
      return { id, step, failure, failure_line: line };
    });
    await sql`
      update workflows set step = signed.step, failure = signed.failure, failure_line = signed.failure_line
      from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb)
        as signed (id text, step text, failure text, failure_line text)
      where workflows.id = signed.id`.execute(db);
  }
}
