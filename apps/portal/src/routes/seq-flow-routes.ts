import { msg } from '@lingui/core/macro';
import {
  loadMessages as reportsMessages,
  reportHistorySearch,
  reportListSearch,
} from '@omics-portal/reports';
import { appStoreSearch, loadMessages as seqflowMessages, projectListSearch } from '@omics-portal/seqflow';
import { fileManagerSearch, loadMessages as storageMessages } from '@omics-portal/storage';
import { createRoute } from '@tanstack/react-router';
import { featureRoute, redirectRoute } from './feature-route';
import { mainRoute } from './main-route';
import { screenChunks, withWorkRequests } from './screen-chunks';

const seqFlow = createRoute({
  getParentRoute: () => mainRoute,
  path: 'seq-flow',
  staticData: { access: 'target', title: msg`Quality Assessment`, menu: { order: 40, icon: 'assessment' } },
});

const parent = () => seqFlow;

const index = redirectRoute(parent, '/', () => '/seq-flow/submit');

/** The specification names this address but no screen for it; submitting starts in the app store. */
const submit = redirectRoute(parent, 'submit', () => '/seq-flow/app-store');

const appStore = featureRoute({
  parent,
  path: 'app-store',
  access: 'public',
  title: msg`QC Apps`,
  menu: { order: 10, icon: 'apps' },
  search: appStoreSearch,
  messages: seqflowMessages,
  chunk: screenChunks.seqflow,
  screen: 'AppStoreRoute',
  start: (portal) => withWorkRequests(({ loadAppStore }) => loadAppStore(portal)),
});

const projects = featureRoute({
  parent,
  path: 'quality-assessment-management',
  access: 'signed-in',
  title: msg`DNA-Seq & RNA-Seq Pipelines`,
  menu: { order: 20, icon: 'projects', label: msg`Assessments` },
  search: projectListSearch,
  messages: seqflowMessages,
  chunk: screenChunks.seqflow,
  screen: 'AllProjectsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadProjects }) => loadProjects(portal, search)),
});

const wgs = featureRoute({
  parent,
  path: 'dnaseq-quality-assessment-wgs-pipeline',
  access: 'signed-in',
  title: msg`WGS Pipeline`,
  search: projectListSearch,
  messages: seqflowMessages,
  chunk: screenChunks.seqflow,
  screen: 'WgsRoute',
  start: (portal, { search }) =>
    withWorkRequests(({ loadProjects }) => loadProjects(portal, search, portal.config.pipelines.wgs)),
});

const wes = featureRoute({
  parent,
  path: 'dnaseq-quality-assessment-wes-pipeline',
  access: 'signed-in',
  title: msg`WES Pipeline`,
  search: projectListSearch,
  messages: seqflowMessages,
  chunk: screenChunks.seqflow,
  screen: 'WesRoute',
  start: (portal, { search }) =>
    withWorkRequests(({ loadProjects }) => loadProjects(portal, search, portal.config.pipelines.wes)),
});

const rna = featureRoute({
  parent,
  path: 'rnaseq-quality-assessment-pipeline',
  access: 'signed-in',
  title: msg`RNA-Seq Pipeline`,
  search: projectListSearch,
  messages: seqflowMessages,
  chunk: screenChunks.seqflow,
  screen: 'RnaRoute',
  start: (portal, { search }) =>
    withWorkRequests(({ loadProjects }) => loadProjects(portal, search, portal.config.pipelines.rna)),
});

/** The screen reads its own search parameters, whose schema would add to the first load of every page. */
const results = featureRoute({
  parent,
  path: 'qc-job-results',
  access: 'signed-in',
  title: msg`Results`,
  menu: { order: 25, icon: 'files' },
  messages: seqflowMessages,
  chunk: screenChunks.project,
  screen: 'ResultsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadResults }) => loadResults(portal, search)),
});

const dnaReports = featureRoute({
  parent,
  path: 'dseqc-report-management',
  access: 'signed-in',
  title: msg`DNA-Seq QC Report`,
  search: reportListSearch,
  messages: reportsMessages,
  chunk: screenChunks.reportLists,
  screen: 'DnaReportsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadReports }) => loadReports(portal, search, 'dseqc')),
});

const rnaReports = featureRoute({
  parent,
  path: 'rseqc-report-management',
  access: 'signed-in',
  title: msg`RNA-Seq QC Report`,
  search: reportListSearch,
  messages: reportsMessages,
  chunk: screenChunks.reportLists,
  screen: 'RnaReportsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadReports }) => loadReports(portal, search, 'rseqc')),
});

const proteinReports = featureRoute({
  parent,
  path: 'protqc-report-management',
  access: 'signed-in',
  title: msg`Proteomics report`,
  search: reportListSearch,
  messages: reportsMessages,
  chunk: screenChunks.reportLists,
  screen: 'ProteinReportsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadReports }) => loadReports(portal, search, 'protqc')),
});

const metaboliteReports = featureRoute({
  parent,
  path: 'metqc-report-management',
  access: 'signed-in',
  title: msg`Metabolomics report`,
  search: reportListSearch,
  messages: reportsMessages,
  chunk: screenChunks.reportLists,
  screen: 'MetaboliteReportsRoute',
  start: (portal, { search }) => withWorkRequests(({ loadReports }) => loadReports(portal, search, 'metqc')),
});

const history = featureRoute({
  parent,
  path: 'qc-report-management',
  access: 'signed-in',
  title: msg`QC Report History`,
  menu: { order: 30, icon: 'history' },
  search: reportHistorySearch,
  messages: reportsMessages,
  chunk: screenChunks.reportLists,
  screen: 'ReportHistoryRoute',
  start: (portal, { search }) => withWorkRequests(({ loadReports }) => loadReports(portal, search)),
});

/** The screen reads its own search parameters, whose schema would add to the first load of every page. */
const comparison = featureRoute({
  parent,
  path: 'report-comparison',
  access: 'signed-in',
  title: msg`Compare Reports`,
  messages: reportsMessages,
  chunk: screenChunks.reports,
  screen: 'ReportComparisonRoute',
  start: (portal, { search }) => withWorkRequests(({ loadComparison }) => loadComparison(portal, search)),
});

/** The screen reads its own search parameters, as the comparison does. */
const controlChart = featureRoute({
  parent,
  path: 'control-chart',
  access: 'signed-in',
  title: msg`Control Charts`,
  menu: { order: 35, icon: 'chart' },
  messages: reportsMessages,
  chunk: screenChunks.reports,
  screen: 'ControlChartRoute',
  start: (portal, { search }) => withWorkRequests(({ loadControlChart }) => loadControlChart(portal, search)),
});

const files = featureRoute({
  parent,
  path: 'file-manager',
  access: 'signed-in',
  title: msg`File Management`,
  menu: { order: 50, icon: 'files' },
  search: fileManagerSearch,
  messages: storageMessages,
  chunk: screenChunks.storage,
  screen: 'FileManagerRoute',
  start: (portal, { search }) => withWorkRequests(({ loadFolder }) => loadFolder(portal, search)),
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
  results,
  dnaReports,
  rnaReports,
  proteinReports,
  metaboliteReports,
  history,
  comparison,
  controlChart,
  files,
]);
