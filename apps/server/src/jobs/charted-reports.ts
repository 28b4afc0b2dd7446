import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Caller } from '../identity/identity.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { type ChartedReport, MAX_CHARTED } from './control-alerts.ts';
import { readReportResult } from './report-result.ts';
import { visibleTo } from './work-access.ts';

/** Chart of the reports of one tool, of one laboratory or instrument where they are given. */
export interface ChartScope {
  plugin: string;
  laboratory: string | null;
  instrument: string | null;
}

/**
 * Newest finished reports of a chart that an account may see, without archived ones. Figures of reports of earlier versions are read
 * once, and stored.
 */
export async function chartedReports(
  db: Kysely<Database>,
  objects: Pick<ObjectStore, 'open'>,
  ownerSub: string,
  { plugin, laboratory, instrument }: ChartScope,
): Promise<ChartedReport[]> {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'name', 'response', 'chart_figures', 'measured_on', 'started_time'])
    .where('status', '=', 'Finished')
    .where('plugin_name', '=', plugin)
    .where('archived_time', 'is', null)
    .where(visibleTo(await accessOf(db, ownerSub)))
    .where(sql<SqlBool>`(${laboratory}::text is null or laboratory = ${laboratory})`)
    .where(sql<SqlBool>`(${instrument}::text is null or instrument = ${instrument})`)
    .orderBy('started_time', 'desc')
    .orderBy('id')
    .limit(MAX_CHARTED)
    .execute();
  const reports: ChartedReport[] = [];
  for (const row of rows) {
    const figures = row.chart_figures ?? (await storedFigures(db, objects, row.id, row.response.result));
    if (figures) {
      const { id, name, measured_on: measuredOn, started_time: started } = row;
      reports.push({ id, name, figures, measuredOn, startedTime: Number(started) });
    }
  }
  return reports;
}

async function storedFigures(
  db: Kysely<Database>,
  objects: Pick<ObjectStore, 'open'>,
  id: string,
  result: string | undefined,
): Promise<ChartedReport['figures'] | undefined> {
  const read = await readReportResult(objects, result);
  if (!read) return undefined;
  await db
    .updateTable('tasks')
    .set({ chart_figures: JSON.stringify(read.figures) })
    .where('id', '=', id)
    .execute();
  return read.figures;
}

/** Groups and roles of an account, of the embedded provider or of an external one, which decide what it sees. */
async function accessOf(
  db: Kysely<Database>,
  sub: string,
): Promise<Pick<Caller, 'sub' | 'groups' | 'roles'>> {
  const account =
    (await db.selectFrom('users').select(['groups', 'roles']).where('sub', '=', sub).executeTakeFirst()) ??
    (await db
      .selectFrom('provider_accounts')
      .select(['groups', 'roles'])
      .where('sub', '=', sub)
      .executeTakeFirst());
  return { sub, groups: account?.groups ?? [], roles: account?.roles ?? [] };
}
