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

/** Builder of locations from the router's typed routes, and of the `href` that leads to one. */
interface HrefTools {
  readonly build: RegisteredRouter['buildLocation'];
  readonly to: (location: { href: string }) => string;
}

/** Hrefs of sign-in, the account and its administration. */
function accountHrefs({ build, to }: HrefTools) {
  return {
    login: (redirect?: string) =>
      to(build({ to: LOGIN_PATH, search: redirect === undefined ? {} : { redirect } })),
    register: () => to(build({ to: '/user/register' })),
    recover: () => to(build({ to: '/user/recover' })),
    notifications: () => to(build({ to: '/notifications', search: {} })),
    accountCenter: () => to(build({ to: '/account/center' })),
    accounts: () => to(build({ to: '/account/accounts', search: {} })),
    audit: () => to(build({ to: '/account/audit', search: {} })),
    settings: (page: SettingsPage) => to(build({ to: SETTINGS_ROUTES[page] })),
  };
}

/** Hrefs of reference data and of the user's own files. */
function dataHrefs({ build, to }: HrefTools, brand: string) {
  return {
    materials: () => to(build({ to: '/materials', search: {} })),
    requestMaterials: (materialsType?: MaterialsType) =>
      to(build({ to: '/request-materials', search: materialsType === undefined ? {} : { materialsType } })),
    publications: () => to(build({ to: '/publications' })),
    referenceDatasets: () => to(build({ to: '/reference-datasets/download', search: {} })),
    collection: (omics: Omics, search: SearchRecord = {}) =>
      to(build({ to: COLLECTION_ROUTES[omics], params: { brand }, search: unquoted(search) })),
    /** Page of a collection beside the four, by its name on the wire. */
    otherCollection: (collection: string, search: SearchRecord = {}) =>
      to(build({ to: '/data/download', search: { collection, ...unquoted(search) } })),
    uploads: () => to(build({ to: '/data/upload', search: {} })),
    files: (path?: string) =>
      to(build({ to: '/seq-flow/file-manager', search: path === undefined ? {} : { path } })),
  };
}

/** Hrefs of quality assessment: apps, projects, reports, charts, and the subject of a notification. */
function assessmentHrefs({ build, to }: HrefTools) {
  const project = (projectId: string, job?: string) =>
    to(
      build({
        to: '/data/qc-job-management/$projectId',
        params: { projectId },
        search: job === undefined ? {} : { job, panel: 'logs' },
      }),
    );
  const report = (reportId: string, search = {} as never) =>
    to(build({ to: '/datains-report/$reportId', params: { reportId }, search }));
  const chart = (search: object) => to(build({ to: '/seq-flow/control-chart', search: search as never }));
  return {
    /** App store; with the full or short name of an app, its details are open. */
    appStore: (app?: string) =>
      to(build({ to: '/seq-flow/app-store', search: app === undefined ? {} : { app } })),
    projects: () => to(build({ to: '/seq-flow/quality-assessment-management', search: {} })),
    /** Page of a project; with a job, its logs are open. */
    project,
    /**
     * Project wizard of an app; `again` is a project whose samples it starts with, or of which only one `job`; `files` is the id
     * of files that another screen handed over. With `start`, it begins with the example of the app.
     */
    wizard: (
      appId?: string,
      run: { again?: string; job?: string | undefined; files?: string; start?: 'example' | undefined } = {},
    ) =>
      to(
        build({
          to: '/data/qc-job-submit/{-$pageNo}',
          params: { pageNo: undefined },
          search: appId === undefined ? run : { appId, ...run },
        }),
      ),
    report,
    reports: () => to(build({ to: '/seq-flow/qc-report-management', search: {} })),
    /** List of the reports of a tool; with `new`, the form of a new one is open. */
    reportsOf: (kind: ReportKind, search: { readonly new?: true } = {}) =>
      to(build({ to: REPORT_ROUTES[kind], search })),
    /** Comparison of reports, in the order of their ids. */
    compareReports: (ids: readonly string[]) =>
      to(build({ to: '/seq-flow/report-comparison', search: { reports: ids.join(',') } as never })),
    /** Control charts of the reports of a tool; without one, of the tool of the newest report. */
    controlChart: (tool?: ReportKind) => chart(tool === undefined ? {} : { tool }),
    /** Project, report or control chart that a notification is about. */
    notificationSubject: ({ kind, id, chart: scope }: NotificationSubject) => {
      if (scope) {
        const { rule: _rule, ...search } = scope;
        return chart({ ...search, report: id });
      }
      return kind === 'project' ? project(id) : report(id);
    },
  };
}

/**
 * Creates the `href`s of the portal's screens. With hash history, a plain anchor follows them. A wrong path or a missing
 * parameter does not compile.
 */
export function createHrefs(router: RegisteredRouter, brand: string) {
  const { buildLocation: build } = router;
  const path = (address: string) => router.history.createHref(address);
  const to = (location: { href: string }) => path(location.href);
  return {
    ...accountHrefs({ build, to }),
    ...dataHrefs({ build, to }, brand),
    ...assessmentHrefs({ build, to }),
    /** Current page, as the `redirect` of the login page. */
    here: () => router.state.location.href,
    /** Current page with other values of some search parameters. */
    hereWith: (search: object) =>
      to(build({ to: '.', search: (now: object) => ({ ...now, ...search }) } as never)),
    path,
    dashboard: () => to(build({ to: HOME_PATH })),
  };
}

export type Hrefs = ReturnType<typeof createHrefs>;
