import type { FastifyRequest } from 'fastify';
import type { operations } from '@omics-portal/api/quartet-service';
import { signedIn, type OperationHandlers } from '../../operations/handler.ts';
import { preferredLanguage, type Sentence } from '../../http/preferred-language.ts';
import { ApiError } from '../../http/api-error.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import { idempotent } from '../../jobs/idempotency.ts';
import { findReportRunner, listReportTools } from '../../jobs/report-tools.ts';
import type { Caller } from '../../identity/identity.ts';
import type { Dependencies } from '../../dependencies.ts';
import { closingSection } from '../../report-files/closing-section.ts';
import { pageInLanguage } from '../../report-files/page-in-language.ts';
import { readPage } from '../../report-files/read-page.ts';
import { ReportPrinter } from '../../report-files/report-printer.ts';
import { recordChange } from '../record-change.ts';
import { prepareReport } from './create-report.ts';
import { listTasks } from './list-tasks.ts';
import { changeReport } from './change-report.ts';
import { citedReport, findTask, wireTask } from './task-records.ts';

const LANGUAGES = ['en-US', 'zh-CN'] as const;
const NO_REPORT: Sentence = {
  'en-US': 'This task has no finished report.',
  'zh-CN': '此任务没有已完成的报告。',
};
/** A page of a report is not trusted: it is saved, and a browser that shows it runs nothing of it in the origin of the portal. */
const HTML_FILE = {
  'content-type': 'text/html; charset=utf-8',
  'content-disposition': 'attachment; filename="report.html"',
  'content-security-policy': 'sandbox',
};

/** Handlers of report tools and their tasks. */
export function reportHandlers(dependencies: Dependencies) {
  const { config, db, events, jobs, appStore, objects } = dependencies;
  const printer = new ReportPrinter({ objects, chromium: config.chromium });
  /** Link of the page of a finished report in the language of a request, and the section that ends it. */
  const closedPage = async (caller: Caller, id: string, request: FastifyRequest) => {
    const task = await findTask(db, caller, id);
    const { status, response } = task;
    if (status !== 'Finished' || response.report === undefined) throw new ApiError(409, NO_REPORT);
    const language = preferredLanguage(request.headers['accept-language']);
    return {
      page: await pageInLanguage(objects, response.report, language),
      closing: closingSection(task, citedReport(task, config), language),
    };
  };
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

    getReportHtml: signedIn(async ({ caller, params, request }) => {
      const { page, closing } = await closedPage(caller, params.id, request);
      return { status: 200, body: await readPage(objects, page, closing), headers: HTML_FILE };
    }),

    createReportPdf: signedIn(async ({ caller, params, request }) => {
      const { page, closing } = await closedPage(caller, params.id, request);
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
