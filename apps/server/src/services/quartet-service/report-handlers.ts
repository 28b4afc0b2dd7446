import type { operations } from '@omics-portal/api/quartet-service';
import type { Kysely } from 'kysely';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Caller } from '../../identity/identity.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import { idempotent } from '../../jobs/idempotency.ts';
import { findReportRunner, listReportTools } from '../../jobs/report-tools.ts';
import { visibleTo } from '../../jobs/work-access.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database } from '../../records/database.ts';
import { ReportPrinter } from '../../report-files/report-printer.ts';
import { readPage } from '../../records/read-page.ts';
import { prepareReport } from './create-report.ts';
import { findTask, wireTask } from './task-records.ts';

/** Handlers of report tools and their tasks. */
export function reportHandlers(dependencies: Dependencies) {
  const { config, db, events, jobs, appStore, objects } = dependencies;
  const printer = new ReportPrinter({ objects, chromium: config.chromium });
  return {
    listReportTools: async ({ request }) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const tools = await listReportTools(config.paths.appStore, config.brand, language);
      const runners = await Promise.all(
        tools.map((tool) => findReportRunner(appStore, LOCAL_ENGINE, tool.short_name, config.brand)),
      );
      // A tool without an app that creates its reports is not listed, because a POST would refuse it.
      const data = tools.filter((_, index) => runners[index] !== undefined);
      return { status: 200, body: { success: true, total: data.length, data } };
    },

    listTasks: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listTasks(db, caller, query, printer.isAvailable),
    })),

    getTask: signedIn(async ({ caller, params }) => ({
      status: 200,
      body: wireTask(await findTask(db, caller, params.id), printer.isAvailable),
    })),

    createReportPdf: signedIn(async ({ caller, params }) => {
      const { status, response } = await findTask(db, caller, params.id);
      if (status !== 'Finished' || response.report === undefined)
        throw new ApiError(409, 'This task has no finished report.');
      return { status: 200, body: { link: await printer.documentOf(response.report) } };
    }),

    createReport: signedIn(async (context) => {
      const { caller, params, body } = context;
      const created = await idempotent(db, `createReport ${params.name}`, context, () =>
        prepareReport(dependencies, caller, params.name, { ...body }),
      );
      events.publish(caller.sub, {
        type: 'task',
        data: { id: created.id, status: 'Submitted', percentage: 0 },
      });
      jobs.wake();
      return { status: 201, body: created };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

type ListQuery = NonNullable<operations['listTasks']['parameters']['query']>;

async function listTasks(db: Kysely<Database>, caller: Caller, query: ListQuery, makesPdf: boolean) {
  const { page = 1, page_size = 10, status } = query;
  const exact = (['plugin_name', 'plugin_type', 'owner', 'project_id', 'workflow_id'] as const).flatMap(
    (field) => {
      const value = query[field];
      return value === undefined ? [] : [{ field, value }];
    },
  );
  const found = exact.reduce(
    (rows, { field, value }) => rows.where(field, '=', value as never),
    db
      .selectFrom('tasks')
      .where(visibleTo(caller))
      .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'Started')),
  );
  const listed = found.selectAll().orderBy('started_time', 'desc').orderBy('id');
  const { total, rows } = await readPage(found, listed, { page, size: page_size });
  return { total, page, page_size, data: rows.map((row) => wireTask(row, makesPdf)) };
}
