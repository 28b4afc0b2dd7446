import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import type { TaskTable } from '../tables.ts';

/** Adds tasks of the researcher: finished protein reports, with the columns given for each. */
export async function addTasks(
  db: Kysely<Database>,
  tasks: readonly (Partial<Insertable<TaskTable>> & { id: string })[],
): Promise<void> {
  const owner = db.selectFrom('users').select(['sub', 'email']).where('username', '=', 'researcher');
  const { sub, email } = await owner.executeTakeFirstOrThrow();
  const rows = tasks.map((columns) => ({
    name: 'batch 1',
    description: '',
    payload: '{}',
    plugin_name: 'quartet-protqc-report',
    plugin_type: 'ReportPlugin' as const,
    plugin_version: 'v1.0.0',
    owner: email,
    owner_sub: sub,
    group_name: null,
    project_id: null,
    workflow_id: null,
    response: '{}',
    started_time: 1,
    finished_time: 2,
    status: 'Finished' as const,
    percentage: 100,
    ...columns,
  }));
  await db.insertInto('tasks').values(rows).execute();
}
