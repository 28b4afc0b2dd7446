import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: attempts of jobs, and runs that any server can observe at their engines. */
export const enginesMigration: Migration = {
  name: '0008-engines',
  async up(db) {
    await addAttempts(db);
    await sql`
      alter table workflows
        add column engine text, add column stale_since bigint, add column stale_reason text`.execute(db);
    await sql`update workflows set engine = 'local' where started_time > 0`.execute(db);
    await observeRuns(db);
  },
};

// Results of earlier runs stay where they are: the folder of the first attempt is the folder of the job.
async function addAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempts (
      id text primary key,
      workflow_id text not null references workflows (id) on delete cascade,
      number integer not null,
      engine text not null,
      work_dir text not null,
      status text not null,
      submitted_time bigint not null,
      started_time bigint not null default 0,
      finished_time bigint,
      exit_code integer,
      error text,
      outputs jsonb,
      steps jsonb not null default '[]',
      verdict text,
      unique (workflow_id, number)
    )`.execute(db);
  await sql`update workflows set workflow_id = id where started_time > 0 and workflow_id is null`.execute(db);
  await sql`
    insert into attempts
    select workflows.workflow_id, workflows.id, 1, 'local',
      'minio://projects/' || project_name || '/' || workflows.id, workflows.status, submitted_time,
      workflows.started_time, workflows.finished_time, exit_code, error, outputs, '[]', verdict
    from workflows join projects on projects.id = project_id
    where workflows.started_time > 0`.execute(db);
}

async function observeRuns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table runs
      add column engine text not null default 'local',
      add column observation jsonb,
      add column next_look_at bigint not null default 0,
      add column submits integer not null default 0,
      add column failures integer not null default 0,
      add column unknown_answers integer not null default 0,
      add column cancel_sent bigint`.execute(db);
  await sql`alter table runs alter column engine drop default`.execute(db);
  await sql`alter table runs rename column engine_state to handle`.execute(db);
  // The programs of the earlier runner ended with their server.
  const lost = {
    state: 'failed',
    percentage: null,
    startedTime: null,
    finishedTime: null,
    exitCode: null,
    message: 'The server stopped while this job ran; resubmit it to run it again.',
    steps: [],
  };
  await sql`
    update runs set state = 'ended', handle = null, lease_until = 0, observation = ${JSON.stringify(lost)}::jsonb
    where state = 'running'`.execute(db);
  // A job may be resubmitted while its engine still releases the last run.
  await sql`alter table runs drop constraint runs_one_per_subject`.execute(db);
  await sql`
    create unique index runs_one_per_subject on runs (subject_kind, subject_id) where state <> 'stored'`.execute(
    db,
  );
  await sql`drop index runs_in_turn`.execute(db);
  await sql`create index runs_in_turn on runs (engine, lane, state, turn, queue_number)`.execute(db);
  await sql`drop index runs_with_lease`.execute(db);
  await sql`create index runs_to_observe on runs (lease_owner, next_look_at) where state <> 'queued'`.execute(
    db,
  );
}
