import type { operations } from '@omics-portal/api/quartet-service';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { ApiError } from '../../http/api-error.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import { idempotent } from '../../jobs/idempotency.ts';
import { findReportRunner, listReportTools } from '../../jobs/report-tools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { closingSection } from '../../report-files/closing-section.ts';
import { pageInLanguage } from '../../report-files/page-in-language.ts';
import { ReportPrinter } from '../../report-files/report-printer.ts';
import { recordChange } from '../record-change.ts';
import { prepareReport } from './create-report.ts';
import { listTasks } from './list-tasks.ts';
import { changeReport } from './change-report.ts';
import { citedReport, findTask, wireTask } from './task-records.ts';

const LANGUAGES = ['en-US', 'zh-CN'] as const;

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

    updateReport: signedIn(async ({ caller, params, body, request }) => {
      const report = await changeReport(dependencies, caller, params.id, body);
      if (body.measurement && report.response.report !== undefined)
        for (const language of LANGUAGES)
          await printer.discard(await pageInLanguage(objects, report.response.report, language));
      const subject = `change ${Object.keys(body).join(', ')} of report ${report.name} ${report.id}`;
      await recordChange(dependencies, { caller, request, work: report }, subject);
      return { status: 200, body: wireTask(report, printer.isAvailable) };
    }),

    createReportPdf: signedIn(async ({ caller, params, request }) => {
      const task = await findTask(db, caller, params.id);
      const { status, response } = task;
      if (status !== 'Finished' || response.report === undefined)
        throw new ApiError(409, {
          'en-US': 'This task has no finished report.',
          'zh-CN': '此任务没有已完成的报告。',
        });
      const language = preferredLanguage(request.headers['accept-language']);
      const page = await pageInLanguage(objects, response.report, language);
      const closing = closingSection(task, citedReport(task, config), language);
      return { status: 200, body: { link: await printer.documentOf(page, closing) } };
    }),

    createReport: signedIn(async (context) => {
      const { caller, params, body } = context;
      const created = await idempotent(db, `createReport ${params.name}`, context, () =>
        prepareReport(dependencies, context, params.name, { ...body }),
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
