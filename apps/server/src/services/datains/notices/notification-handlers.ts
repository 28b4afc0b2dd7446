import type { components, operations } from '@omics-portal/api/datains';
import { sql } from 'kysely';
import { notFound } from '../../../http/api-error.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { readPage } from '../../../records/read-page.ts';
import { noticeSubject } from './notification-subject.ts';
import { noticeText } from './notification-texts.ts';

type Notification = components['schemas']['Notification'];

/** Handlers of notifications: the caller's own and those for all users, marked as read by the caller. */
export function notificationHandlers({ db }: Pick<Dependencies, 'db'>) {
  return {
    listNotifications: signedIn(async ({ caller, query, request }) => {
      const { page = 1, per_page = 10, status, notification_type } = query;
      const read = sql<boolean>`exists (select 1 from notification_reads where notification_id = notifications.id and reader_sub = ${caller.sub})`;
      const found = db
        .selectFrom('notifications')
        .where((row) => row.or([row('owner_sub', 'is', null), row('owner_sub', '=', caller.sub)]))
        .$if(status === 'Read', (rows) => rows.where(read))
        .$if(status === 'Unread', (rows) => rows.where(sql<boolean>`not ${read}`))
        .$if(notification_type !== undefined, (rows) =>
          rows.where('notification_type', '=', notification_type ?? ''),
        );
      const listed = found.selectAll().select(read.as('read')).orderBy('id', 'desc');
      const { total, rows } = await readPage(found, listed, { page, size: per_page });
      const data = rows.map((row): Notification => ({
        id: row.id,
        ...noticeText(row.code, row.params, request.headers['accept-language']),
        ...noticeSubject(row.code, row.params),
        notification_type: row.notification_type,
        created_time: Number(row.created_time),
        status: row.read ? 'Read' : 'Unread',
      }));
      return { status: 200, body: { total, page, per_page, data } };
    }),

    updateNotification: signedIn(async ({ caller, params, body }) => {
      const notice = await db
        .selectFrom('notifications')
        .select('id')
        .where('id', '=', params.id)
        .where((row) => row.or([row('owner_sub', 'is', null), row('owner_sub', '=', caller.sub)]))
        .executeTakeFirst();
      if (!notice) throw notFound('notification', String(params.id));
      const mark = { notification_id: notice.id, reader_sub: caller.sub };
      if (body.status === 'Read')
        await db
          .insertInto('notification_reads')
          .values(mark)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('notification_reads')
          .where('notification_id', '=', mark.notification_id)
          .where('reader_sub', '=', mark.reader_sub)
          .execute();
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
