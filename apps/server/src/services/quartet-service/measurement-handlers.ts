import type { operations } from '@omics-portal/api/quartet-service';
import { MEASUREMENT_TEXTS, type MeasurementText } from '@omics-portal/qc-metrics';
import { sql, type Kysely } from 'kysely';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../identity/identity.ts';
import { visibleTo } from '../../jobs/work-access.ts';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import type { Database } from '../../records/database.ts';

/** Values of one fact at most. */
const MAX_VALUES = 500;

/** Handler of the values that the measurements of the caller's reports have. */
export function measurementHandlers({ db }: Pick<Dependencies, 'db'>) {
  return {
    listMeasurementValues: signedIn(async ({ caller, query: { plugin_name: plugin } }) => {
      const [laboratory = [], instrument = [], operator = []] = await Promise.all(
        MEASUREMENT_TEXTS.map((fact) => valuesOf(db, caller, fact, plugin)),
      );
      return { status: 200, body: { laboratory, instrument, operator } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

async function valuesOf(
  db: Kysely<Database>,
  caller: Caller,
  fact: MeasurementText,
  plugin: string | undefined,
): Promise<string[]> {
  const column = sql.ref<string>(fact);
  const reports = db
    .selectFrom('tasks')
    .select(column.as('value'))
    .distinct()
    .where('plugin_type', '=', 'ReportPlugin')
    .where(visibleTo(caller))
    .where(column, 'is not', null);
  const rows = await (plugin === undefined ? reports : reports.where('plugin_name', '=', plugin))
    .orderBy('value')
    .limit(MAX_VALUES)
    .execute();
  return rows.map(({ value }) => value);
}
