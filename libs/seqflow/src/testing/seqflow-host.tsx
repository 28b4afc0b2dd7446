import { createDatainsClient, createReportClient } from '@omics-portal/api';
import { createLiveEvents, omicsOf } from '@omics-portal/resources';
import type {} from 'msw-storybook-addon/csf3';
import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { SeqflowProvider, type CartFile, type SeqflowPorts } from '../ports/seqflow-ports';
import { memoryDrafts } from './memory-drafts';
import { storyUploads } from './story-uploads';

const CART: readonly CartFile[] = [
  {
    id: 'proteomics/1',
    name: 'proteins.csv',
    path: 'minio://portal/proteomics/proteins.csv',
    collection: 'quartet_proteomics',
    size: 1_536_000,
  },
  {
    id: 'proteomics/2',
    name: 'sample_sheet.csv',
    path: 'minio://portal/proteomics/sample_sheet.csv',
    collection: 'quartet_proteomics',
    size: 2048,
  },
  {
    id: 'genomics/1',
    name: 'D5_1_R1.fastq.gz',
    path: 'minio://portal/genomics/D5_1_R1.fastq.gz',
    collection: 'quartet_genomics',
    size: 5_000_000,
  },
  {
    id: 'genomics/2',
    name: 'D6_1_R1.fastq.gz',
    path: 'minio://portal/genomics/D6_1_R1.fastq.gz',
    collection: 'quartet_genomics',
    size: 5_100_000,
  },
];

/** Ports over mocked back ends, with the overrides of a story. */
function seqflowPorts(overrides: Partial<SeqflowPorts> = {}): SeqflowPorts {
  const uploads = storyUploads();
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  let made = 0;
  return {
    datains: createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` }),
    datainsUrl: '/datains',
    reports: createReportClient({ ...options, baseUrl: `${location.origin}/quartet-service` }),
    links: {
      appStore: (app) => `#/seq-flow/app-store${app ? `?app=${app}` : ''}`,
      uploads: () => '#/data/upload',
      wizard: (appId, start) =>
        `#/data/qc-job-submit${appId ? `?appId=${appId}${start ? `&start=${start}` : ''}` : ''}`,
      runAgain: (appId, { project, job }) =>
        `#/data/qc-job-submit?appId=${appId}&again=${project}${job ? `&job=${job}` : ''}`,
      assessFiles: (handoverId) => `#/data/qc-job-submit?files=${handoverId}`,
      project: (id) => `#/data/qc-job-management/${id}`,
      projects: () => '#/seq-flow/quality-assessment-management',
      files: (path) => `#/seq-flow/file-manager?path=${encodeURIComponent(path)}`,
      report: (id) => `#/datains-report/${id}`,
      engines: () => '#/markdown-previewer?url=/documents/engines.en-US.md',
      reportList: (shortName) => `#/seq-flow/${shortName}`,
      here: (search) =>
        `#/here?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()}`,
      login: (returnTo) => `#/user/login?redirect=${encodeURIComponent(returnTo ?? '')}`,
    },
    cart: { files: () => CART, addStored: (files) => files.length, subscribe: () => () => undefined },
    cartSource: (collection) => omicsOf('quartet', collection) ?? null,
    session: { signedIn: true, email: 'ada@example.org', groups: ['Example Team'] },
    uploads: { started: () => uploads, load: () => Promise.resolve(uploads) },
    polling: { jobsMs: 60_000, projectsMs: 60_000 },
    live: { subscribe: () => () => undefined, isOpen: () => false },
    newId: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    drafts: memoryDrafts(),
    ...overrides,
  };
}

function Host({
  overrides,
  children,
}: {
  readonly overrides: Partial<SeqflowPorts>;
  readonly children: ReactNode;
}) {
  const queryClient = useQueryClient();
  const [ports] = useState(() =>
    seqflowPorts({
      live: createLiveEvents(
        queryClient,
        (signal) => globalThis.fetch(`${location.origin}/datains/api/events`, { signal }),
        document,
      ),
      ...overrides,
    }),
  );
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}

/** Decorator that provides the ports; `parameters.ports` overrides some. */
export const inSeqflowHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<SeqflowPorts>}>
    <Story />
  </Host>
);

/** Holder of the search parameters that a screen receives and changes, instead of a router. */
export function WithSearch<Search>({
  initial,
  children,
}: {
  readonly initial: Search;
  readonly children: (search: Search, onSearchChange: (next: Search) => void) => ReactNode;
}) {
  const [search, setSearch] = useState(initial);
  return children(search, setSearch);
}
