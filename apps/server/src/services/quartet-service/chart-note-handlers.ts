import { randomUUID } from 'node:crypto';
import type { components, operations } from '@omics-portal/api/quartet-service';
import { isDay } from '@omics-portal/qc-metrics';
import type { Kysely, Selectable } from 'kysely';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../identity/identity.ts';
import { visibleTo } from '../../jobs/work-access.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import type { Database } from '../../records/database.ts';
import { checkGroup } from '../check-group.ts';
import type { ChartNoteTable } from './chart-note-table.ts';
import { notADay } from './measurement.ts';

type ChartNote = components['schemas']['ChartNote'];
type ChartNoteSubmit = components['schemas']['ChartNoteSubmit'];

/** Maximum number of notes of one account. */
const MAX_NOTES = 1000;
/** Time for which a deleted note can be brought back, in milliseconds. */
const UNDO_MS = 24 * 60 * 60 * 1000;

/** Handlers of notes on control charts: the caller's own and those of the caller's groups, which each of them may change. */
export function chartNoteHandlers({ audit, db, identity }: Pick<Dependencies, 'audit' | 'db' | 'identity'>) {
  return {
    listChartNotes: signedIn(async ({ caller, query: { plugin_name: plugin } }) => {
      const notes = db
        .selectFrom('chart_notes')
        .selectAll()
        .where(visibleTo(caller))
        .where('deleted_time', 'is', null);
      const rows = await (plugin === undefined ? notes : notes.where('plugin_name', '=', plugin))
        .orderBy('noted_on')
        .orderBy('updated_time')
        .execute();
      return { status: 200, body: { total: rows.length, data: rows.map(wireNote) } };
    }),

    createChartNote: signedIn(async ({ caller, body }) => {
      const values = await noteValues(identity, caller, body);
      await makeRoom(db, caller.sub);
      const row = await db
        .insertInto('chart_notes')
        .values({ id: randomUUID(), owner: caller.email, owner_sub: caller.sub, ...values })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { status: 201, body: wireNote(row) };
    }),

    updateChartNote: signedIn(async ({ caller, params: { id }, body }) => {
      const note = await findNote(db, caller, id);
      const isSameGroup = note.group_name === (body.group_name ?? null);
      const values = await noteValues(identity, caller, body, isSameGroup);
      const row = await db
        .updateTable('chart_notes')
        .set({ ...values, deleted_time: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound('note', id);
      return { status: 200, body: wireNote(row) };
    }),

    deleteChartNote: signedIn(async ({ caller, params: { id }, request }) => {
      const { deleted_time: deleted } = await findNote(db, caller, id);
      if (deleted !== null) throw notFound('note', id);
      await db.updateTable('chart_notes').set({ deleted_time: Date.now() }).where('id', '=', id).execute();
      await audit.recordCall({ caller, request }, 'deleted', `note ${id}`);
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Finds a note that the caller may change, also one that was deleted a short time ago. */
async function findNote(
  db: Kysely<Database>,
  caller: Caller,
  id: string,
): Promise<Selectable<ChartNoteTable>> {
  const row = await db
    .selectFrom('chart_notes')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst();
  if (!row || Number(row.deleted_time ?? Infinity) < Date.now() - UNDO_MS) throw notFound('note', id);
  return row;
}

/** Columns of a note from a request. A group that the note has already may stay, whoever changes the note. */
async function noteValues(
  identity: Dependencies['identity'],
  caller: Caller,
  { plugin_name, noted_on, text, laboratory, instrument, group_name: group }: ChartNoteSubmit,
  isSameGroup = false,
) {
  if (!isDay(noted_on)) {
    throw notADay(400, 'noted_on', noted_on);
  }
  if (!isSameGroup) await checkGroup(identity, caller, group ?? undefined);
  return {
    plugin_name,
    noted_on,
    text: text.trim(),
    laboratory: laboratory?.trim() ?? null,
    instrument: instrument?.trim() ?? null,
    group_name: group ?? null,
    updated_time: Date.now(),
    updated_by: caller.email,
  };
}

/** Removes notes whose deletion can no longer be undone. Throws 409 for an account that has too many others. */
async function makeRoom(db: Kysely<Database>, ownerSub: string): Promise<void> {
  const own = db.selectFrom('chart_notes').where('owner_sub', '=', ownerSub);
  await db
    .deleteFrom('chart_notes')
    .where('owner_sub', '=', ownerSub)
    .where('deleted_time', '<', String(Date.now() - UNDO_MS))
    .execute();
  const { notes } = await own.select(({ fn }) => fn.countAll<string>().as('notes')).executeTakeFirstOrThrow();
  if (Number(notes) >= MAX_NOTES) {
    throw new ApiError(409, {
      'en-US': `An account has at most ${MAX_NOTES} notes: delete some first.`,
      'zh-CN': `每个账户最多有 ${MAX_NOTES} 条备注：请先删除一些。`,
    });
  }
}

function wireNote(row: Selectable<ChartNoteTable>): ChartNote {
  const { id, plugin_name, noted_on, text, laboratory, instrument, group_name, owner, updated_by } = row;
  const updated_time = Number(row.updated_time);
  return {
    id,
    plugin_name,
    noted_on,
    text,
    laboratory,
    instrument,
    group_name,
    owner,
    updated_time,
    updated_by,
  };
}
