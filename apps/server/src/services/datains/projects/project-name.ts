import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../records/database.ts';

/** Condition on rows of `projects`: not deleted. */
export function isLive(): RawBuilder<SqlBool> {
  return sql<SqlBool>`projects.mark is distinct from 'On Hold'`;
}

/**
 * Whether a new project cannot have this name: a live project has it, or a deleted one whose jobs are still being stopped
 * and write into the folder of that name. `exceptId` is the project that asks for itself.
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
