import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Migration: verdicts of reports, for lists. Earlier reports of jobs take the verdict of their attempt, which has the folder of
 * their log. Verdicts of other earlier reports are only in their files, and stay empty.
 */
export const reportVerdictsMigration: Migration = {
  name: '0014-report-verdicts',
  async up(db) {
    await sql`alter table tasks add column verdict text`.execute(db);
    await sql`
      update tasks set verdict = attempts.verdict from attempts
      where attempts.workflow_id = tasks.workflow_id
        and tasks.response ->> 'log' = attempts.work_dir || '/log'`.execute(db);
  },
};
