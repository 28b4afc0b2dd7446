import { loadChunk } from '../resilience/load-chunk';

/** Loaders of the lazily loaded chunks, one each, since every `import()` adds bytes to the entry. */
export const screenChunks = {
  account: loadChunk(() => import('./account-screens')),
  admin: loadChunk(() => import('./admin-screens')),
  datasets: loadChunk(() => import('./datasets-screens')),
  documents: loadChunk(() => import('./document-screens')),
  exceptions: loadChunk(() => import('./exception-screens')),
  frames: loadChunk(() => import('./frame-screens')),
  oneTimeLink: loadChunk(() => import('./one-time-link-screens')),
  materials: loadChunk(() => import('./materials-screens')),
  notifications: loadChunk(() => import('./notification-screens')),
  project: loadChunk(() => import('./project-screens')),
  projectWizard: loadChunk(() => import('./project-wizard-screens')),
  referenceDatasets: loadChunk(() => import('./reference-dataset-screens')),
  reportLists: loadChunk(() => import('./report-list-screens')),
  reports: loadChunk(() => import('./report-screens')),
  requestMaterials: loadChunk(() => import('./request-materials-screens')),
  seqflow: loadChunk(() => import('./seq-flow-screens')),
  storage: loadChunk(() => import('./storage-screens')),
};

const publicRequests = loadChunk(() => import('./load-public'));
const workRequests = loadChunk(() => import('./load-work'));
const accountRequests = loadChunk(() => import('./load-account'));

/** Starts requests in parallel with the code of their screen. Failures are ignored: the screen sends them again. */
function startWith<Requests>(load: () => Promise<Requests>) {
  return (start: (requests: Requests) => void): void => {
    load()
      .then(start)
      .catch(() => undefined);
  };
}

/** Starts the requests of a public page, a collection or a document, or of the project wizard. */
export const withPublicRequests = startWith(publicRequests);
/** Starts the requests of settings, accounts or the audit log. */
export const withAccountRequests = startWith(accountRequests);
/** Starts the requests of projects, apps, reports, uploads or files. */
export const withWorkRequests = startWith(workRequests);
