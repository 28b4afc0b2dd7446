import type { components } from '@omics-portal/api/datains';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../records/database.ts';

/** Maximum number of groups of each kind in one response. */
const MAX_GROUPS = 100;

/** Groups of a project's jobs: failures of the same cause, steps and labels. The largest come first. */
export async function jobGroupsOf(
  db: Kysely<Database>,
  projectId: string,
): Promise<components['schemas']['JobGroups']> {
  const [failures, steps, labels] = await Promise.all([
    failureGroups(db, projectId),
    stepGroups(db, projectId),
    labelGroups(db, projectId),
  ]);
  return { ...failures, steps, labels };
}

async function failureGroups(db: Kysely<Database>, projectId: string) {
  const { rows } = await sql<{ failure: string; jobs: number; first: number; total: number }>`
    select failure, count(*)::integer as jobs, min(position) as first, sum(count(*)) over ()::integer as total
    from workflows where project_id = ${projectId} and failure is not null
    group by failure order by jobs desc, first limit ${MAX_GROUPS}`.execute(db);
  const firstJobs = await db
    .selectFrom('workflows')
    .select(['failure', 'failure_line', 'failure_problem', 'step', 'id', 'sample_id'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`position = any(${rows.map(({ first }) => first)})`)
    .execute();
  const examples = new Map(firstJobs.map((job) => [job.failure, job]));
  const failures = rows.flatMap(({ failure, jobs }) => {
    const example = examples.get(failure);
    return example
      ? [
          {
            id: failure,
            line: example.failure_line ?? '',
            problem: example.failure_problem,
            step: example.step,
            jobs,
            first: { id: example.id, sample_id: example.sample_id },
          },
        ]
      : [];
  });
  const listed = failures.reduce((sum, { jobs }) => sum + jobs, 0);
  return { failures, other_failures: (rows[0]?.total ?? 0) - listed };
}

async function stepGroups(db: Kysely<Database>, projectId: string) {
  return db
    .selectFrom('workflows')
    .select((row) => ['step as name', row.fn.countAll<number>().as('jobs')])
    .where('project_id', '=', projectId)
    .where('step', 'is not', null)
    .groupBy('step')
    .orderBy('jobs', 'desc')
    .orderBy('step')
    .limit(MAX_GROUPS)
    .execute()
    .then((rows) => rows.map(({ name, jobs }) => ({ name: name ?? '', jobs: Number(jobs) })));
}

/** The label `project_id` is in every job and says nothing about one of them. */
async function labelGroups(db: Kysely<Database>, projectId: string) {
  const { rows } = await sql<{ name: string; value: string; jobs: number }>`
    select label.key as name, label.value, count(*)::integer as jobs
    from workflows, jsonb_each_text(labels - 'project_id') as label
    where project_id = ${projectId}
    group by 1, 2 order by jobs desc, name, value limit ${MAX_GROUPS}`.execute(db);
  return rows;
}
