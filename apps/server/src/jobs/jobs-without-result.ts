import { sql, type Transaction } from 'kysely';
import { parseStorageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { isLive } from './project-name.ts';
import { projectFolder } from './work-folders.ts';

/** Form field of the apps that report on a project, with the jobs whose results they lack. Only the server fills it in. */
const WITHOUT_RESULT_FIELD = 'jobs_without_result';
/** Maximum number of samples that a report names. */
const MAX_NAMED = 3;

/** Jobs of a project that have not succeeded, as the report programs read them; an empty text if all have. */
export async function jobsWithoutResult(
  transaction: Transaction<Database>,
  projectId: string,
): Promise<{ [WITHOUT_RESULT_FIELD]: string }> {
  const { jobs, count } = await transaction
    .selectFrom('workflows')
    .select([
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`(count(*) filter (where status <> 'Succeeded'))::int`.as('count'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const rows = await transaction
    .selectFrom('workflows')
    .select('sample_id')
    .where('project_id', '=', projectId)
    .where('status', '!=', 'Succeeded')
    .orderBy('position')
    .limit(MAX_NAMED)
    .execute();
  const samples = rows.map((row) => row.sample_id);
  return { [WITHOUT_RESULT_FIELD]: count === 0 ? '' : JSON.stringify({ count, jobs, samples }) };
}

/** The same for the project whose results are in a folder; an empty text for another folder. */
export async function jobsWithoutResultIn(
  transaction: Transaction<Database>,
  folder: string | undefined,
): Promise<{ [WITHOUT_RESULT_FIELD]: string }> {
  const { bucket, key } = parseStorageLink(folder) ?? {};
  const [name = ''] = key?.split('/') ?? [];
  const results = projectFolder(name);
  if (bucket !== results.bucket || key !== results.key) return { [WITHOUT_RESULT_FIELD]: '' };
  const project = await transaction
    .selectFrom('projects')
    .select('id')
    .where('project_name', '=', name)
    .where(isLive())
    .executeTakeFirst();
  return project ? jobsWithoutResult(transaction, project.id) : { [WITHOUT_RESULT_FIELD]: '' };
}
