import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: counted jobs of each project, descriptors stored once, and lanes with turns in the run queue. */
export const manyJobsMigration: Migration = {
  name: '0006-many-jobs',
  async up(db) {
    await countJobs(db);
    // Each job has its sample already.
    await sql`alter table projects drop column samples`.execute(db);
    await shareDescriptors(db);
    await addTurns(db);
    await sql`create index workflows_by_status on workflows (project_id, status, position)`.execute(db);
    await sql`create index tasks_by_workflow on tasks (workflow_id)`.execute(db);
  },
};

// A trigger sees every change of a job, so that no statement can forget the counts. Jobs are never deleted.
async function countJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_counts (
      project_id text not null references projects (id) on delete cascade,
      status text not null,
      verdict text not null,
      jobs integer not null,
      percentage numeric not null,
      primary key (project_id, status, verdict)
    )`.execute(db);
  await sql`
    insert into job_counts
    select project_id, status, coalesce(verdict, ''), count(*), sum(percentage::numeric) from workflows group by 1, 2, 3`.execute(
    db,
  );
  await sql`
    create function count_jobs() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        update job_counts set jobs = job_counts.jobs - gone.jobs, percentage = job_counts.percentage - gone.percentage
        from (
          select project_id, status, coalesce(verdict, '') as verdict, count(*) as jobs, sum(percentage::numeric) as percentage
          from before group by 1, 2, 3
        ) as gone
        where (job_counts.project_id, job_counts.status, job_counts.verdict) = (gone.project_id, gone.status, gone.verdict);
      end if;
      insert into job_counts
      select project_id, status, coalesce(verdict, ''), count(*), sum(percentage::numeric) from after group by 1, 2, 3
      on conflict (project_id, status, verdict) do update
      set jobs = job_counts.jobs + excluded.jobs, percentage = job_counts.percentage + excluded.percentage;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_new_jobs after insert on workflows
    referencing new table as after for each statement execute function count_jobs()`.execute(db);
  await sql`
    create trigger count_changed_jobs after update on workflows
    referencing old table as before new table as after for each statement execute function count_jobs()`.execute(
    db,
  );
}

async function shareDescriptors(db: Kysely<unknown>): Promise<void> {
  await sql`create table run_descriptors (id text primary key, content jsonb not null)`.execute(db);
  await sql`
    insert into run_descriptors
    select distinct md5((request -> 'descriptor')::text), request -> 'descriptor' from runs`.execute(db);
  await sql`alter table runs add column descriptor_id text references run_descriptors (id)`.execute(db);
  await sql`
    update runs set descriptor_id = md5((request -> 'descriptor')::text), request = request - 'descriptor'`.execute(
    db,
  );
  await sql`alter table runs alter column descriptor_id set not null`.execute(db);
}

async function addTurns(db: Kysely<unknown>): Promise<void> {
  // Queued runs that were cancelled never start: they end here.
  await sql`
    update workflows set status = 'Aborted', finished_time = submitted_time
    where id in (select subject_id from runs where state = 'queued' and cancelled)`.execute(db);
  await sql`delete from runs where state = 'queued' and cancelled`.execute(db);
  await sql`alter table runs add column lane text not null default 'jobs'`.execute(db);
  await sql`update runs set lane = 'reports' where subject_kind = 'task'`.execute(db);
  await sql`alter table runs alter column lane drop default`.execute(db);
  await sql`alter table runs add column owner_sub text not null default ''`.execute(db);
  await sql`
    update runs set owner_sub = projects.owner_sub from workflows join projects on projects.id = workflows.project_id
    where workflows.id = runs.subject_id`.execute(db);
  await sql`update runs set owner_sub = tasks.owner_sub from tasks where tasks.id = runs.subject_id`.execute(
    db,
  );
  await sql`alter table runs alter column owner_sub drop default`.execute(db);
  await sql`alter table runs add column turn bigint not null default 0`.execute(db);
  await sql`
    update runs set turn = numbered.turn from (
      select id, row_number() over (partition by lane, owner_sub order by queue_number) - 1 as turn from runs
    ) as numbered where numbered.id = runs.id`.execute(db);
  await sql`drop index runs_in_line`.execute(db);
  await sql`create index runs_in_turn on runs (lane, state, turn, queue_number)`.execute(db);
  await sql`create index runs_by_owner on runs (lane, owner_sub, turn)`.execute(db);
  await sql`create index runs_with_lease on runs (lease_until) where state = 'running'`.execute(db);
}
