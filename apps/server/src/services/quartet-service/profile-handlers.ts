import { randomUUID } from 'node:crypto';
import type { components, operations } from '@omics-portal/api/quartet-service';
import { sql, type Kysely } from 'kysely';
import { ApiError, NAME_TAKEN, notFound } from '../../http/api-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import type { Database } from '../../records/database.ts';
import { readLimits, shippedProfiles, wireProfile } from './profile-records.ts';

type ProfileSubmit = components['schemas']['ThresholdProfileSubmit'];

/** Maximum number of profiles of one account. */
const MAX_PROFILES = 100;

/** Handlers of threshold profiles: those that ship, and those of the caller. */
export function profileHandlers({ audit, db }: Pick<Dependencies, 'audit' | 'db'>) {
  return {
    listThresholdProfiles: signedIn(async ({ caller, query }) => {
      const own = db.selectFrom('threshold_profiles').selectAll().where('owner_sub', '=', caller.sub);
      const rows = await (query.omics === undefined ? own : own.where('omics', '=', query.omics))
        .orderBy('name')
        .execute();
      const data = [...shippedProfiles(query.omics), ...rows.map(wireProfile)];
      return { status: 200, body: { total: data.length, data } };
    }),

    createThresholdProfile: signedIn(async ({ caller, body }) => {
      const limits = readLimits(body);
      await refuseTakenName(db, caller.sub, body);
      const { omics } = body;
      const row = await db
        .insertInto('threshold_profiles')
        .values({
          id: randomUUID(),
          owner_sub: caller.sub,
          omics,
          name: body.name.trim(),
          version: 1,
          limits: JSON.stringify(limits),
          updated_time: Date.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { status: 201, body: wireProfile(row) };
    }),

    updateThresholdProfile: signedIn(async ({ caller, params: { id }, body }) => {
      const limits = readLimits(body);
      await refuseTakenName(db, caller.sub, body, id);
      const row = await db
        .updateTable('threshold_profiles')
        .set({
          omics: body.omics,
          name: body.name.trim(),
          version: sql<number>`version + 1`,
          limits: JSON.stringify(limits),
          updated_time: Date.now(),
        })
        .where('id', '=', id)
        .where('owner_sub', '=', caller.sub)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound('threshold profile', id);
      return { status: 200, body: wireProfile(row) };
    }),

    deleteThresholdProfile: signedIn(async ({ caller, params: { id }, request }) => {
      const row = await db
        .deleteFrom('threshold_profiles')
        .where('id', '=', id)
        .where('owner_sub', '=', caller.sub)
        .returning('name')
        .executeTakeFirst();
      if (!row) throw notFound('threshold profile', id);
      await audit.recordCall({ caller, request }, 'deleted', `threshold profile ${row.name}`);
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Throws 409 for a name that another profile of the account has, and for a new one of an account that has too many. */
async function refuseTakenName(
  db: Kysely<Database>,
  ownerSub: string,
  { omics, name }: ProfileSubmit,
  changed?: string,
): Promise<void> {
  const rows = await db
    .selectFrom('threshold_profiles')
    .select(['id', 'omics', 'name'])
    .where('owner_sub', '=', ownerSub)
    .execute();
  if (rows.some((row) => row.id !== changed && row.omics === omics && row.name === name.trim())) {
    throw new ApiError(
      409,
      {
        'en-US': `You have another profile "${name.trim()}" for ${omics}: choose another name.`,
        'zh-CN': `您已有名为“${name.trim()}”的限值方案（${omics}）：请换一个名称。`,
      },
      [{ field: 'name', message: NAME_TAKEN }],
    );
  }
  if (changed === undefined && rows.length >= MAX_PROFILES) {
    throw new ApiError(409, {
      'en-US': `An account has at most ${MAX_PROFILES} profiles: delete one first.`,
      'zh-CN': `每个账户最多有 ${MAX_PROFILES} 个限值方案：请先删除一个。`,
    });
  }
}
