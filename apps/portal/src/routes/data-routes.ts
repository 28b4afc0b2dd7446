import { loadMessages as storageMessages, uploadTasksSearch } from '@omics-portal/storage';
import {
  collectionSearch,
  loadMessages as datasetsMessages,
  type CollectionSearch,
} from '@omics-portal/datasets';
import type { Omics } from '@omics-portal/resources';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  jobManagementSearch,
  loadMessages as seqflowMessages,
  projectWizardSearch,
} from '@omics-portal/seqflow';
import type { Portal } from '../composition/portal';
import { mainRoute } from './main-route';
import { parsePageNo, requireBrand } from './params';
import { screenChunks, withCollectionRequests } from './screen-chunks';

/** Sends the requests of a collection's page beside its code; what the page waits for are its messages alone. */
function loadFiles(portal: Portal, omics: Omics | null, search: CollectionSearch): Promise<void> {
  withCollectionRequests(({ loadCollectionPage }) => loadCollectionPage(portal, omics, search));
  return portal.words.need(datasetsMessages);
}

const data = createRoute({
  getParentRoute: () => mainRoute,
  path: 'data',
  staticData: { access: 'target', title: msg`Multiomics Data`, menu: { order: 30, icon: 'data' } },
});

const index = createRoute({
  getParentRoute: () => data,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/data/download', replace: true });
  },
});

const download = createRoute({
  getParentRoute: () => data,
  path: 'download',
  staticData: { access: 'public', title: msg`Browse & Download` },
  validateSearch: collectionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFiles(context.portal, null, deps),
  component: lazyRouteComponent(screenChunks.datasets, 'DefaultCollectionRoute'),
});

const genomics = createRoute({
  getParentRoute: () => data,
  path: 'download/{$brand}-genomics',
  staticData: { access: 'public', title: msg`Genomics Data`, menu: { order: 1, icon: 'download' } },
  validateSearch: collectionSearch,
  beforeLoad: requireBrand,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFiles(context.portal, 'genomics', deps),
  component: lazyRouteComponent(screenChunks.datasets, 'GenomicsRoute'),
});

const transcriptomics = createRoute({
  getParentRoute: () => data,
  path: 'download/{$brand}-transcriptomics',
  staticData: { access: 'public', title: msg`Transcriptomics Data`, menu: { order: 2, icon: 'download' } },
  validateSearch: collectionSearch,
  beforeLoad: requireBrand,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFiles(context.portal, 'transcriptomics', deps),
  component: lazyRouteComponent(screenChunks.datasets, 'TranscriptomicsRoute'),
});

const proteomics = createRoute({
  getParentRoute: () => data,
  path: 'download/{$brand}-proteomics',
  staticData: { access: 'public', title: msg`Proteomics Data`, menu: { order: 3, icon: 'download' } },
  validateSearch: collectionSearch,
  beforeLoad: requireBrand,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFiles(context.portal, 'proteomics', deps),
  component: lazyRouteComponent(screenChunks.datasets, 'ProteomicsRoute'),
});

const metabolomics = createRoute({
  getParentRoute: () => data,
  path: 'download/{$brand}-metabolomics',
  staticData: { access: 'public', title: msg`Metabolomics Data`, menu: { order: 4, icon: 'download' } },
  validateSearch: collectionSearch,
  beforeLoad: requireBrand,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFiles(context.portal, 'metabolomics', deps),
  component: lazyRouteComponent(screenChunks.datasets, 'MetabolomicsRoute'),
});

const submit = createRoute({
  getParentRoute: () => data,
  path: 'qc-job-submit/{-$pageNo}',
  staticData: { access: 'signed-in', title: msg`Create Project` },
  params: { parse: parsePageNo },
  validateSearch: projectWizardSearch,
  loader: ({ context }) => context.portal.words.need(seqflowMessages),
  component: lazyRouteComponent(screenChunks.seqflow, 'ProjectWizardRoute'),
});

const jobs = createRoute({
  getParentRoute: () => data,
  path: 'qc-job-management/$projectId',
  staticData: { access: 'signed-in', title: msg`Job Management` },
  validateSearch: jobManagementSearch,
  loader: ({ context }) => context.portal.words.need(seqflowMessages),
  component: lazyRouteComponent(screenChunks.seqflow, 'JobManagementRoute'),
});

const upload = createRoute({
  getParentRoute: () => data,
  path: 'upload',
  staticData: {
    access: 'signed-in',
    title: msg`All Your Data`,
    menu: { order: 40, icon: 'upload', under: '/seq-flow' },
  },
  validateSearch: uploadTasksSearch,
  loader: ({ context }) => context.portal.words.need(storageMessages),
  component: lazyRouteComponent(screenChunks.storage, 'UploadTasksRoute'),
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
