import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../records/database.ts';
import type { ProjectMark } from './project-status.ts';

/** SQL condition on rows of `projects`: not deleted. */
export function isLive(): RawBuilder<SqlBool> {
  return sql<SqlBool>`projects.mark is distinct from 'On Hold'`;
}

/**
 * True when a project name is in use: by a live project, or by a deleted one whose jobs are still being stopped and write
 * into the folder of that name. `exceptId` is a project to ignore.
 */
export async function isNameTaken(db: Kysely<Database>, name: string, exceptId = ''): Promise<boolean> {
  const taken = await db
    .selectFrom('projects')
    .select('id')
    .where('project_name', '=', name)
    .where('id', '!=', exceptId)
    .where(usesName())
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deleted projects among these whose name is in use by another project, so that they cannot be restarted. */
export async function replacedProjects(
  db: Kysely<Database>,
  projects: readonly { id: string; project_name: string; mark: ProjectMark | null }[],
): Promise<ReadonlySet<string>> {
  const deleted = projects.filter(({ mark }) => mark === 'On Hold');
  if (deleted.length === 0) return new Set();
  const names = deleted.map((project) => project.project_name);
  const users = await db
    .selectFrom('projects')
    .select(['id', 'project_name'])
    .where(sql<SqlBool>`project_name = any(${names})`)
    .where(usesName())
    .execute();
  return new Set(
    deleted
      .filter(({ id, project_name }) =>
        users.some((user) => user.project_name === project_name && user.id !== id),
      )
      .map(({ id }) => id),
  );
}

/** SQL condition on rows of `projects`: the name is in use by this project. */
function usesName(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isLive()} or exists (
    select from workflows where workflows.project_id = projects.id and workflows.status = 'Aborting'))`;
}
