import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { type NoticeCode, type NoticeTopic, TOPIC_OF_NOTICE } from './notice-topics.ts';
import type { Announcement } from './record-writer.ts';

/**
 * Adds a notification for one account; none, if the account has switched its topic off. `params`: `name` and `id` of the project
 * or report, and what else the code needs.
 */
export async function addNotice(
  db: Kysely<Database>,
  user: string,
  code: NoticeCode,
  params: { name: string; id: string } & Record<string, string>,
): Promise<Announcement[]> {
  if (await isMuted(db, user, code)) return [];
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
  return [{ user, event: { type: 'notification', data: { id, status: 'Unread' } } }];
}

/** True if an account has switched off the topic of a notification. */
export async function isMuted(db: Kysely<Database>, user: string, code: NoticeCode): Promise<boolean> {
  return isSwitchedOff(db, user, TOPIC_OF_NOTICE[code]);
}

/** True if an account has one notification for a project, and none for each of its jobs. */
export async function hasProjectDigest(db: Kysely<Database>, user: string): Promise<boolean> {
  return !(await isSwitchedOff(db, user, 'project_digest'));
}

async function isSwitchedOff(db: Kysely<Database>, user: string, topic: NoticeTopic): Promise<boolean> {
  const muted = await db
    .selectFrom('muted_notices')
    .select('topic')
    .where('owner_sub', '=', user)
    .where('topic', '=', topic)
    .executeTakeFirst();
  return muted !== undefined;
}
