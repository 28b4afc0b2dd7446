import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../records/database.ts';

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
    .where((where) =>
      where.or([
        isLive(),
        where.exists(
          where
            .selectFrom('workflows')
            .select('workflows.id')
            .whereRef('workflows.project_id', '=', 'projects.id')
            .where('workflows.status', '=', 'Aborting'),
        ),
      ]),
    )
    .executeTakeFirst();
  return taken !== undefined;
}
