import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: result files of jobs as rows, for lists over projects. */
export const resultFilesMigration: Migration = {
  name: '0012-result-files',
  async up(db) {
    await sql`
      create table result_files (
        id bigint generated always as identity primary key,
        workflow_id text not null references workflows (id) on delete cascade,
        project_id text not null references projects (id) on delete cascade,
        project_name text not null,
        job_name text not null,
        attempt integer not null,
        file_index text not null,
        file_name text not null,
        file_type text not null generated always as (
          coalesce(substring(lower(file_name) from '\\.([a-z0-9]+(?:\\.(?:gz|bz2|xz|zst|zip))?)$'), '')
        ) stored,
        kind text,
        link text not null,
        size bigint,
        created_time bigint not null
      )`.execute(db);
    await addFilesOfEarlierJobs(db);
    await sql`create index result_files_by_job on result_files (workflow_id)`.execute(db);
    await sql`create index result_files_by_project on result_files (project_id, created_time desc, id)`.execute(
      db,
    );
    await sql`create index result_files_by_time on result_files (created_time desc, id)`.execute(db);
    await removeWithOutputs(db);
  },
};

// Kinds and sizes of earlier results are in no record.
async function addFilesOfEarlierJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into result_files (
      workflow_id, project_id, project_name, job_name, attempt, file_index, file_name, link, created_time
    )
    select workflows.id, projects.id, projects.project_name, workflows.sample_id, attempts.number,
      coalesce(substring(output.key from '^[^.]*\\.[^.]*\\.(.*)$'), output.key),
      substring(output.value from '([^/]+/?)$'), output.value,
      coalesce(workflows.finished_time, workflows.submitted_time)
    from workflows
    join projects on projects.id = workflows.project_id
    join attempts on attempts.id = workflows.workflow_id,
    lateral jsonb_each_text(workflows.outputs) as output (key, value)
    where jsonb_typeof(workflows.outputs) = 'object' and output.value ~ '^minio://[^/]+/.'
    order by workflows.finished_time, workflows.position`.execute(db);
}

// A trigger sees every change of the outputs, so that no statement can leave rows of results that are gone.
async function removeWithOutputs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function remove_result_files() returns trigger language plpgsql as $$
    begin
      delete from result_files where workflow_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger remove_result_files_with_outputs after update of outputs on workflows for each row
    when (old.outputs is not null and old.outputs is distinct from new.outputs)
    execute function remove_result_files()`.execute(db);
}
