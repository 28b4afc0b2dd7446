import { siteDocumentUrl } from '@omics-portal/catalogue';
import type { SessionState } from '@omics-portal/auth';
import type { ReportsPorts } from '@omics-portal/reports';
import type { DraftStorage } from '@omics-portal/resources';
import { newId } from '../composition/new-id';
import type { Portal } from '../composition/portal';
import { cartOf } from './cart-of';
import type { Hrefs } from '../links/hrefs';

/** Dependencies of the reports feature on this host. */
export function reportsPorts(
  portal: Portal,
  hrefs: Hrefs,
  session: SessionState,
  drafts: DraftStorage,
): ReportsPorts {
  const { bases, clients, config } = portal;
  return {
    brand: config.brand,
    productTitle: config.productTitle,
    publicationsUrl: (locale) => siteDocumentUrl(config.publicationsUrl, locale),
    reports: clients.report,
    datains: clients.datains,
    reportServiceBase: bases.quartetService,
    links: {
      report: (taskId) => hrefs.report(taskId),
      reportView: (taskId, search) => hrefs.report(taskId, search as never),
      reportList: (kind) => hrefs.reportsOf(kind),
      newReport: (kind) => hrefs.reportsOf(kind, { new: true }),
      history: hrefs.reports,
      controlChart: hrefs.controlChart,
      compare: hrefs.compareReports,
      materials: hrefs.materials,
      publications: hrefs.publications,
      project: (projectId) => hrefs.project(projectId),
      job: (projectId, jobId) => hrefs.project(projectId, jobId),
    },
    cart: cartOf(portal),
    groups: session.status === 'signed-in' ? session.user.groups : [],
    polling: { tasksMs: config.polling.tasksMs },
    newId,
    drafts,
  };
}
