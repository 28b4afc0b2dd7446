import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import type { Announcement } from './record-writer.ts';

/** Code of a notification; services/datains/notification-texts.ts has the texts. */
export type NoticeCode = 'project-succeeded' | 'project-failed' | 'report-finished' | 'report-failed';

/** Adds a notification for one account. `params`: `name` and `id` of the project or report. */
export async function addNotice(
  db: Kysely<Database>,
  user: string,
  code: NoticeCode,
  params: { name: string; id: string },
): Promise<Announcement> {
  const { id } = await db
    .insertInto('notifications')
    .values({
      owner_sub: user,
      notification_type: 'default',
      code,
      params: JSON.stringify(params),
      created_time: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { user, event: { type: 'notification', data: { id, status: 'Unread' } } };
}
