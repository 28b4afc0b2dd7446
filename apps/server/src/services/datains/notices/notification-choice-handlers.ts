import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { NOTICE_TOPICS, type NoticeTopic } from '../../../jobs/notice-topics.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';

/** Handlers of the topics of which the caller is notified. Topics that are switched off are stored. */
export function notificationChoiceHandlers({ db }: Pick<Dependencies, 'db'>) {
  return {
    getNotificationChoices: signedIn(async ({ caller }) => {
      const rows = await db
        .selectFrom('muted_notices')
        .select('topic')
        .where('owner_sub', '=', caller.sub)
        .execute();
      const muted = new Set(rows.map(({ topic }) => topic));
      const isOn = (topic: NoticeTopic): boolean => !muted.has(topic);
      return {
        status: 200,
        body: {
          projects: isOn('projects'),
          project_digest: isOn('project_digest'),
          reports: isOn('reports'),
          control_charts: isOn('control_charts'),
        },
      };
    }),

    setNotificationChoices: signedIn(async ({ caller, body }) => {
      // Older portals do not know each topic.
      const chosen = NOTICE_TOPICS.filter((topic) => body[topic] !== undefined);
      const muted = chosen.filter((topic) => !body[topic]);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('muted_notices')
          .where('owner_sub', '=', caller.sub)
          .where('topic', 'in', chosen)
          .execute();
        if (muted.length > 0)
          await transaction
            .insertInto('muted_notices')
            .values(muted.map((topic) => ({ owner_sub: caller.sub, topic })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      });
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
