import type { MaterialsType, Omics, ReportKind } from '@omics-portal/resources';
import type { NotificationSubject, SettingsPage } from '@omics-portal/account';
import type { SearchRecord } from '@omics-portal/data-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { HOME_PATH, LOGIN_PATH } from './paths';
import { unquoted } from './search-codec';

const COLLECTION_ROUTES = {
  genomics: '/data/download/{$brand}-genomics',
  transcriptomics: '/data/download/{$brand}-transcriptomics',
  proteomics: '/data/download/{$brand}-proteomics',
  metabolomics: '/data/download/{$brand}-metabolomics',
} as const satisfies Record<Omics, string>;

const SETTINGS_ROUTES = {
  base: '/account/settings/base',
  security: '/account/settings/security',
  custom: '/account/settings/custom',
  binding: '/account/settings/binding',
  notification: '/account/settings/notification',
} as const satisfies Record<SettingsPage, string>;

const REPORT_ROUTES = {
  dseqc: '/seq-flow/dseqc-report-management',
  rseqc: '/seq-flow/rseqc-report-management',
  protqc: '/seq-flow/protqc-report-management',
  metqc: '/seq-flow/metqc-report-management',
} as const satisfies Record<ReportKind, string>;

/**
 * Creates the `href`s of the portal's screens. With hash history, a plain anchor follows them. A wrong path or a missing
 * parameter does not compile.
 */
export function createHrefs(router: RegisteredRouter, brand: string) {
  const to = (location: { href: string }) => router.history.createHref(location.href);
  const project = (projectId: string, job?: string) =>
    to(
      router.buildLocation({
        to: '/data/qc-job-management/$projectId',
        params: { projectId },
        search: job === undefined ? {} : { job, panel: 'logs' },
      }),
    );
  const report = (reportId: string, search = {} as never) =>
    to(router.buildLocation({ to: '/datains-report/$reportId', params: { reportId }, search }));
  const chart = (search: object) =>
    to(router.buildLocation({ to: '/seq-flow/control-chart', search: search as never }));
  return {
    /** Current page, as the `redirect` of the login page. */
    here: () => router.state.location.href,
    /** Current page with other values of some search parameters. */
    hereWith: (search: object) =>
      to(router.buildLocation({ to: '.', search: (now: object) => ({ ...now, ...search }) } as never)),
    path: (path: string) => router.history.createHref(path),
    dashboard: () => to(router.buildLocation({ to: HOME_PATH })),
    login: (redirect?: string) =>
      to(router.buildLocation({ to: LOGIN_PATH, search: redirect === undefined ? {} : { redirect } })),
    register: () => to(router.buildLocation({ to: '/user/register' })),
    recover: () => to(router.buildLocation({ to: '/user/recover' })),
    materials: () => to(router.buildLocation({ to: '/materials', search: {} })),
    requestMaterials: (materialsType?: MaterialsType) =>
      to(
        router.buildLocation({
          to: '/request-materials',
          search: materialsType === undefined ? {} : { materialsType },
        }),
      ),
    publications: () => to(router.buildLocation({ to: '/publications' })),
    referenceDatasets: () => to(router.buildLocation({ to: '/reference-datasets/download', search: {} })),
    collection: (omics: Omics, search: SearchRecord = {}) =>
      to(router.buildLocation({ to: COLLECTION_ROUTES[omics], params: { brand }, search: unquoted(search) })),
    /** App store; with the full or short name of an app, its details are open. */
    appStore: (app?: string) =>
      to(router.buildLocation({ to: '/seq-flow/app-store', search: app === undefined ? {} : { app } })),
    projects: () => to(router.buildLocation({ to: '/seq-flow/quality-assessment-management', search: {} })),
    /** Page of a project; with a job, its logs are open. */
    project,
    reports: () => to(router.buildLocation({ to: '/seq-flow/qc-report-management', search: {} })),
    /** Comparison of reports, in the order of their ids. */
    compareReports: (ids: readonly string[]) =>
      to(
        router.buildLocation({
          to: '/seq-flow/report-comparison',
          search: { reports: ids.join(',') } as never,
        }),
      ),
    /** Control charts of the reports of a tool; without one, of the tool of the newest report. */
    controlChart: (tool?: ReportKind) => chart(tool === undefined ? {} : { tool }),
    /**
     * Project wizard of an app; `again` is a project whose samples it starts with, or of which only one `job`; `files` is the id
     * of files that another screen handed over. With `start`, it begins with the example of the app.
     */
    wizard: (
      appId?: string,
      run: { again?: string; job?: string | undefined; files?: string; start?: 'example' | undefined } = {},
    ) =>
      to(
        router.buildLocation({
          to: '/data/qc-job-submit/{-$pageNo}',
          params: { pageNo: undefined },
          search: appId === undefined ? run : { appId, ...run },
        }),
      ),
    report,
    reportsOf: (kind: ReportKind) => to(router.buildLocation({ to: REPORT_ROUTES[kind], search: {} })),
    uploads: () => to(router.buildLocation({ to: '/data/upload', search: {} })),
    files: (path?: string) =>
      to(router.buildLocation({ to: '/seq-flow/file-manager', search: path === undefined ? {} : { path } })),
    /** Project, report or control chart that a notification is about. */
    notificationSubject: ({ kind, id, chart: scope }: NotificationSubject) => {
      if (scope) {
        const { rule: _rule, ...search } = scope;
        return chart({ ...search, report: id });
      }
      return kind === 'project' ? project(id) : report(id);
    },
    notifications: () => to(router.buildLocation({ to: '/notifications', search: {} })),
    accountCenter: () => to(router.buildLocation({ to: '/account/center' })),
    accounts: () => to(router.buildLocation({ to: '/account/accounts', search: {} })),
    audit: () => to(router.buildLocation({ to: '/account/audit', search: {} })),
    settings: (page: SettingsPage) => to(router.buildLocation({ to: SETTINGS_ROUTES[page] })),
  };
}

export type Hrefs = ReturnType<typeof createHrefs>;
