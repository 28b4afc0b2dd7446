import { msg } from '@lingui/core/macro';
import {
  collectionSearch,
  loadMessages as datasetsMessages,
  type CollectionSearch,
} from '@omics-portal/datasets';
import type { Omics } from '@omics-portal/resources';
import {
  jobManagementSearch,
  loadMessages as seqflowMessages,
  projectWizardSearch,
} from '@omics-portal/seqflow';
import { loadMessages as storageMessages, uploadTasksSearch } from '@omics-portal/storage';
import { createRoute } from '@tanstack/react-router';
import type { Portal } from '../composition/portal';
import { featureRoute, redirectRoute } from './feature-route';
import { mainRoute } from './main-route';
import { parsePageNo, requireBrand } from './params';
import { screenChunks, withPublicRequests, withWorkRequests } from './screen-chunks';

/** Starts the requests of a collection's page. */
const startCollection =
  (omics: Omics | null) =>
  (portal: Portal, { search }: { search: CollectionSearch }): void =>
    withPublicRequests(({ loadCollectionPage }) => loadCollectionPage(portal, omics, search));

const data = createRoute({
  getParentRoute: () => mainRoute,
  path: 'data',
  staticData: { access: 'target', title: msg`Multiomics Data`, menu: { order: 30, icon: 'data' } },
});

const parent = () => data;

const index = redirectRoute(parent, '/', () => '/data/download');

const download = featureRoute({
  parent,
  path: 'download',
  access: 'public',
  title: msg`Browse & Download`,
  menu: { order: 5, icon: 'download', loads: 'collections' },
  search: collectionSearch,
  messages: datasetsMessages,
  chunk: screenChunks.datasets,
  screen: 'DefaultCollectionRoute',
  start: startCollection(null),
});

const genomics = featureRoute({
  parent,
  path: 'download/{$brand}-genomics',
  access: 'public',
  title: msg`Genomics Data`,
  menu: { order: 1, icon: 'download' },
  search: collectionSearch,
  messages: datasetsMessages,
  chunk: screenChunks.datasets,
  screen: 'GenomicsRoute',
  guard: requireBrand,
  start: startCollection('genomics'),
});

const transcriptomics = featureRoute({
  parent,
  path: 'download/{$brand}-transcriptomics',
  access: 'public',
  title: msg`Transcriptomics Data`,
  menu: { order: 2, icon: 'download' },
  search: collectionSearch,
  messages: datasetsMessages,
  chunk: screenChunks.datasets,
  screen: 'TranscriptomicsRoute',
  guard: requireBrand,
  start: startCollection('transcriptomics'),
});

const proteomics = featureRoute({
  parent,
  path: 'download/{$brand}-proteomics',
  access: 'public',
  title: msg`Proteomics Data`,
  menu: { order: 3, icon: 'download' },
  search: collectionSearch,
  messages: datasetsMessages,
  chunk: screenChunks.datasets,
  screen: 'ProteomicsRoute',
  guard: requireBrand,
  start: startCollection('proteomics'),
});

const metabolomics = featureRoute({
  parent,
  path: 'download/{$brand}-metabolomics',
  access: 'public',
  title: msg`Metabolomics Data`,
  menu: { order: 4, icon: 'download' },
  search: collectionSearch,
  messages: datasetsMessages,
  chunk: screenChunks.datasets,
  screen: 'MetabolomicsRoute',
  guard: requireBrand,
  start: startCollection('metabolomics'),
});

const submit = featureRoute({
  parent,
  path: 'qc-job-submit/{-$pageNo}',
  access: 'signed-in',
  title: msg`Create Project`,
  group: '/seq-flow',
  search: projectWizardSearch,
  parseParams: parsePageNo,
  messages: seqflowMessages,
  chunk: screenChunks.projectWizard,
  screen: 'ProjectWizardRoute',
  start: (portal) => withPublicRequests(({ loadWizard }) => loadWizard(portal)),
});

const jobs = featureRoute({
  parent,
  path: 'qc-job-management/$projectId',
  access: 'signed-in',
  title: msg`Job Management`,
  breadcrumb: false,
  search: jobManagementSearch,
  messages: seqflowMessages,
  chunk: screenChunks.project,
  screen: 'JobManagementRoute',
  start: (portal, { params, search }) =>
    withWorkRequests(({ loadProject }) => loadProject(portal, params.projectId, search)),
});

const upload = featureRoute({
  parent,
  path: 'upload',
  access: 'signed-in',
  title: msg`All Your Data`,
  menu: { order: 40, icon: 'upload', under: '/seq-flow' },
  search: uploadTasksSearch,
  messages: storageMessages,
  chunk: screenChunks.storage,
  screen: 'UploadTasksRoute',
  start: (portal, { search }) => withWorkRequests(({ loadUploads }) => loadUploads(portal, search)),
});

/** Everything under /data. */
export const dataRoutes = data.addChildren([
  index,
  download,
  genomics,
  transcriptomics,
  proteomics,
  metabolomics,
  submit,
  jobs,
  upload,
]);
