import { createDatainsClient, createDataseqClient, createReportClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { documentQueries } from '@omics-portal/resources';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Portal } from '../composition/portal';
import { aConfig } from '../testing/portal';
import { loadHomePage } from './load-home';
import { loadNotifications } from './load-account';
import {
  loadAppStore,
  loadFolder,
  loadProject,
  loadProjects,
  loadReport,
  loadReports,
  loadUploads,
} from './load-work';
import {
  loadMarkdownPreview,
  loadPublications,
  loadReferenceDatasets,
  loadTerms,
  loadWizard,
} from './load-public';

/** Portal context with the members that loaders use. Its servers never respond; the requests are recorded. */
function recordingPortal() {
  const requests: string[] = [];
  const options = {
    locale: () => 'en-US',
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${decodeURIComponent(search)}`);
      return new Promise<Response>(() => undefined);
    },
  };
  const user = { username: 'lin' };
  const portal = {
    queryClient: new QueryClient(),
    config: aConfig({ brand: 'acme' }),
    messages: { locale: () => 'en-US' },
    session: { getState: () => ({ status: 'signed-in', user }) },
    clients: {
      datains: createDatainsClient({ ...options, baseUrl: 'http://test/d' }),
      report: createReportClient({ ...options, baseUrl: 'http://test/r' }),
      dataseq: createDataseqClient({ ...options, baseUrl: 'http://test/s' }),
    },
  } as unknown as Portal;
  return { portal, requests };
}

const PIPELINE = { apps: ['variant-qc'], omics: 'genomics' } as const;

/** Names of the collections, and counts of the four: four requests each. */
const HOLDINGS = [
  'GET /s/api/list-collections',
  ...['genomics', 'metabolomics', 'proteomics', 'transcriptomics'].flatMap((omics) =>
    ['group=donor_id', 'group=donor_id&dedup_field=library_id', 'group=platform', 'group=synthetic'].map(
      (query) => `POST /s/api/count-collections/acme_${omics}?${query}`,
    ),
  ),
];

test.each<[string, (portal: Portal) => void, string[]]>([
  [
    'a list of projects',
    (portal) => loadProjects(portal, { page: 2, status: 'Failed' }),
    [
      'GET /d/api/app-manifest',
      'GET /d/api/installed-apps',
      'GET /d/api/projects?page=2&per_page=10&status=Failed',
    ],
  ],
  [
    'the projects of a pipeline',
    (portal) => loadProjects(portal, {}, { ...PIPELINE, apps: [...PIPELINE.apps] }),
    ['GET /d/api/installed-apps', 'GET /d/api/projects?page=1&per_page=10&app=variant-qc&omics=genomics'],
  ],
  [
    'a project with its jobs',
    (portal) => loadProject(portal, 'p1', { status: 'Running' }),
    [
      'GET /d/api/projects/p1',
      'GET /d/api/projects/p1/job-groups',
      'GET /d/api/workflows?project_id=p1&page=1&per_page=100&status=Running',
    ],
  ],
  [
    'the reports of one tool',
    (portal) => loadReports(portal, { page: 3 }, 'protqc'),
    [
      'GET /r/api/manifest',
      'GET /r/api/measurement-values',
      'GET /r/api/measurement-values?plugin_name=acme-protqc-report',
      'GET /r/api/tasks?page=3&page_size=10&plugin_type=ReportPlugin&plugin_name=acme-protqc-report',
    ],
  ],
  [
    'all reports',
    (portal) => loadReports(portal, {}),
    ['GET /r/api/measurement-values', 'GET /r/api/tasks?page=1&page_size=10&plugin_type=ReportPlugin'],
  ],
  ['a report', (portal) => loadReport(portal, 'r1'), ['GET /r/api/tasks/r1']],
  [
    'the uploads',
    (portal) => loadUploads(portal, {}),
    ['GET /r/api/tasks?page=1&page_size=10&plugin_name=omics-dataset'],
  ],
  [
    "the user's own folder, which the server names first",
    (portal) => loadFolder(portal, {}),
    ['GET /d/api/fs-services', 'GET /d/api/storage-usage'],
  ],
  [
    'a folder by its path',
    (portal) => loadFolder(portal, { path: 'minio://users/data/lin/' }),
    [
      'GET /d/api/fs-services',
      'GET /d/api/services/minio/buckets',
      'GET /d/api/services/minio/buckets/users?per_page=100&prefix=data/lin/&page=1',
      'GET /d/api/storage-usage',
    ],
  ],
  [
    'a file manager whose address is no folder',
    (portal) => loadFolder(portal, { path: 'nowhere' }),
    ['GET /d/api/fs-services', 'GET /d/api/storage-usage'],
  ],
  ["a visitor's home screen", (portal) => loadHomePage(portal, false), HOLDINGS],
  [
    "a signed-in user's home screen",
    (portal) => loadHomePage(portal, true),
    [
      'GET /d/api/notifications?page=1&per_page=10',
      'GET /d/api/projects?page=1&per_page=1',
      'GET /d/api/projects?page=1&per_page=10',
      'GET /d/api/projects?page=1&per_page=6',
      'GET /d/api/projects?page=1&per_page=6&status=Running',
      'GET /d/api/projects?page=1&per_page=6&status=Submitted',
      'GET /d/api/workflows?page=1&per_page=1',
      'GET /r/api/tasks?page=1&page_size=1&plugin_type=ReportPlugin',
      'GET /r/api/tasks?page=1&page_size=10&plugin_type=ReportPlugin',
      'GET /r/api/tasks?page=1&page_size=5&plugin_name=omics-dataset',
      ...HOLDINGS,
    ],
  ],
  [
    'the notifications',
    (portal) => loadNotifications(portal, { page: 2 }),
    ['GET /d/api/notifications?page=2&per_page=10'],
  ],
  [
    'the unread notifications',
    (portal) => loadNotifications(portal, { page: 1, unread: true }),
    ['GET /d/api/notifications?page=1&per_page=10&status=Unread'],
  ],
  ['the wizard', (portal) => loadWizard(portal), ['GET /d/api/app-manifest', 'GET /d/api/installed-apps']],
  [
    'the app store',
    (portal) => loadAppStore(portal),
    [
      'GET /d/api/app-manifest',
      'GET /d/api/apps?page=1&per_page=1000',
      'GET /d/api/installed-apps',
      'GET /r/api/manifest',
    ],
  ],
])('the loader of %s sends its requests at once, each once', async (_, load, expected) => {
  const { portal, requests } = recordingPortal();
  load(portal);
  load(portal);
  await vi.waitFor(() => expect(requests).toHaveLength(expected.length));
  expect(requests.toSorted()).toEqual(expected);
});

describe('documents', () => {
  const PUBLICATIONS = 'https://portal.test/documents/publications.en-US.md';

  afterEach(() => vi.unstubAllGlobals());

  /** Portal on a page that records the documents which it requests. */
  function portalWithDocuments(config: Parameters<typeof aConfig>[0] = {}) {
    const requests: string[] = [];
    vi.stubGlobal('document', { baseURI: 'https://portal.test/', documentElement: { lang: 'en-US' } });
    vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return new Promise<Response>(() => undefined);
    });
    const { portal } = recordingPortal();
    Object.assign(portal.session, { getState: () => ({ status: 'signed-out' }) });
    Object.assign(portal.config, {
      publicationsUrl: 'documents/publications.{locale}.md',
      materialsTermsUrl: 'terms.{locale}.md',
      referenceDatasetsManifestUrl: '/reference/{locale}.json',
      allowedDocumentOrigins: ['https://docs.test'],
      ...config,
    });
    return { portal, requests };
  }

  test.each<[string, (portal: Portal) => void, string[]]>([
    ['publications', loadPublications, [PUBLICATIONS]],
    ['the terms of a material request', loadTerms, ['https://portal.test/terms.en-US.md']],
    ['reference datasets', loadReferenceDatasets, ['https://portal.test/reference/en-US.json']],
    [
      'a document of an allowed site',
      (portal) => loadMarkdownPreview(portal, 'https://docs.test/{locale}.md'),
      ['https://docs.test/en-US.md'],
    ],
    ['a document of another site', (portal) => loadMarkdownPreview(portal, 'https://evil.test/a.md'), []],
    ['no document', (portal) => loadMarkdownPreview(portal, undefined), []],
  ])('the loader of %s sends its request at once, and once', async (_, load, expected) => {
    const { portal, requests } = portalWithDocuments();
    load(portal);
    load(portal);
    await vi.waitFor(() => expect(requests).toEqual(expected));
    expect(portal.queryClient.getQueryCache().getAll()).toHaveLength(expected.length);
  });

  test('a document that the site does not have is not requested', () => {
    const { portal, requests } = portalWithDocuments({ publicationsUrl: '', materialsTermsUrl: '' });
    loadPublications(portal);
    loadTerms(portal);
    expect(requests).toEqual([]);
  });

  test('the screen finds the request of the loader in the cache', async () => {
    const { portal, requests } = portalWithDocuments();
    loadPublications(portal);
    void portal.queryClient.query(documentQueries.text(PUBLICATIONS));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(portal.queryClient.isFetching()).toBe(1);
  });
});

test('a request that fails leaves its error to the screen', async () => {
  const { portal } = recordingPortal();
  const failing = createReportClient({
    locale: () => 'en-US',
    baseUrl: 'http://test/r',
    fetch: () => Promise.resolve(new Response('{}', { status: 404 })),
  });
  Object.assign(portal.clients, { report: failing });
  loadReport(portal, 'r1');
  await vi.waitFor(() =>
    expect(portal.queryClient.getQueryCache().getAll()).toMatchObject([{ state: { status: 'error' } }]),
  );
});
