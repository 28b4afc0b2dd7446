import {
  loadMessages as reportsMessages,
  reportHistorySearch,
  reportListSearch,
} from '@omics-portal/reports';
import { fileManagerSearch, loadMessages as storageMessages } from '@omics-portal/storage';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appStoreSearch, loadMessages, projectListSearch } from '@omics-portal/seqflow';
import { mainRoute } from './main-route';
import { screenChunks, withWorkRequests } from './screen-chunks';

const seqFlow = createRoute({
  getParentRoute: () => mainRoute,
  path: 'seq-flow',
  staticData: { access: 'target', title: msg`Quality Assessment`, menu: { order: 40, icon: 'assessment' } },
  loader: ({ context }) => context.portal.words.need(loadMessages),
});

const index = createRoute({
  getParentRoute: () => seqFlow,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/seq-flow/submit', replace: true });
  },
});

/** The specification names this address as a target and lists no screen for it: the store is where submitting starts. */
const submit = createRoute({
  getParentRoute: () => seqFlow,
  path: 'submit',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/seq-flow/app-store', replace: true });
  },
});

const appStore = createRoute({
  getParentRoute: () => seqFlow,
  path: 'app-store',
  staticData: { access: 'public', title: msg`QC Apps`, menu: { order: 10, icon: 'apps' } },
  validateSearch: appStoreSearch,
  loader: ({ context }) => withWorkRequests(({ loadAppStore }) => loadAppStore(context.portal)),
  component: lazyRouteComponent(screenChunks.seqflow, 'AppStoreRoute'),
});

const projects = createRoute({
  getParentRoute: () => seqFlow,
  path: 'quality-assessment-management',
  staticData: {
    access: 'signed-in',
    title: msg`DNA-Seq & RNA-Seq Pipelines`,
    menu: { order: 20, icon: 'projects', label: msg`Assessments` },
  },
  validateSearch: projectListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => withWorkRequests(({ loadProjects }) => loadProjects(context.portal, deps)),
  component: lazyRouteComponent(screenChunks.seqflow, 'AllProjectsRoute'),
});

const wgs = createRoute({
  getParentRoute: () => seqFlow,
  path: 'dnaseq-quality-assessment-wgs-pipeline',
  staticData: { access: 'signed-in', title: msg`WGS Pipeline` },
  validateSearch: projectListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    withWorkRequests(({ loadProjects }) =>
      loadProjects(context.portal, deps, context.portal.config.pipelines.wgs),
    ),
  component: lazyRouteComponent(screenChunks.seqflow, 'WgsRoute'),
});

const wes = createRoute({
  getParentRoute: () => seqFlow,
  path: 'dnaseq-quality-assessment-wes-pipeline',
  staticData: { access: 'signed-in', title: msg`WES Pipeline` },
  validateSearch: projectListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    withWorkRequests(({ loadProjects }) =>
      loadProjects(context.portal, deps, context.portal.config.pipelines.wes),
    ),
  component: lazyRouteComponent(screenChunks.seqflow, 'WesRoute'),
});

const rna = createRoute({
  getParentRoute: () => seqFlow,
  path: 'rnaseq-quality-assessment-pipeline',
  staticData: { access: 'signed-in', title: msg`RNA-Seq Pipeline` },
  validateSearch: projectListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    withWorkRequests(({ loadProjects }) =>
      loadProjects(context.portal, deps, context.portal.config.pipelines.rna),
    ),
  component: lazyRouteComponent(screenChunks.seqflow, 'RnaRoute'),
});

const dnaReports = createRoute({
  getParentRoute: () => seqFlow,
  path: 'dseqc-report-management',
  staticData: { access: 'signed-in', title: msg`DNA-Seq QC Report` },
  validateSearch: reportListSearch,
  loader: ({ context }) => context.portal.words.need(reportsMessages),
  component: lazyRouteComponent(screenChunks.reports, 'DnaReportsRoute'),
});

const rnaReports = createRoute({
  getParentRoute: () => seqFlow,
  path: 'rseqc-report-management',
  staticData: { access: 'signed-in', title: msg`RNA-Seq QC Report` },
  validateSearch: reportListSearch,
  loader: ({ context }) => context.portal.words.need(reportsMessages),
  component: lazyRouteComponent(screenChunks.reports, 'RnaReportsRoute'),
});

const proteinReports = createRoute({
  getParentRoute: () => seqFlow,
  path: 'protqc-report-management',
  staticData: { access: 'signed-in', title: msg`Proteomics report` },
  validateSearch: reportListSearch,
  loader: ({ context }) => context.portal.words.need(reportsMessages),
  component: lazyRouteComponent(screenChunks.reports, 'ProteinReportsRoute'),
});

const metaboliteReports = createRoute({
  getParentRoute: () => seqFlow,
  path: 'metqc-report-management',
  staticData: { access: 'signed-in', title: msg`Metabolomics report` },
  validateSearch: reportListSearch,
  loader: ({ context }) => context.portal.words.need(reportsMessages),
  component: lazyRouteComponent(screenChunks.reports, 'MetaboliteReportsRoute'),
});

const history = createRoute({
  getParentRoute: () => seqFlow,
  path: 'qc-report-management',
  staticData: { access: 'signed-in', title: msg`QC Report History`, menu: { order: 30, icon: 'history' } },
  validateSearch: reportHistorySearch,
  loader: ({ context }) => context.portal.words.need(reportsMessages),
  component: lazyRouteComponent(screenChunks.reports, 'ReportHistoryRoute'),
});

const files = createRoute({
  getParentRoute: () => seqFlow,
  path: 'file-manager',
  staticData: { access: 'signed-in', title: msg`File Management`, menu: { order: 50, icon: 'files' } },
  validateSearch: fileManagerSearch,
  loader: ({ context }) => context.portal.words.need(storageMessages),
  component: lazyRouteComponent(screenChunks.storage, 'FileManagerRoute'),
});

/** Everything under /seq-flow. */
export const seqFlowRoutes = seqFlow.addChildren([
  index,
  submit,
  appStore,
  projects,
  wgs,
  wes,
  rna,
  dnaReports,
  rnaReports,
  proteinReports,
  metaboliteReports,
  history,
  files,
]);
