import { createDatainsClient, createReportClient } from '@omics-portal/api';
import type {} from 'msw-storybook-addon/csf3';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { ReportsProvider, type CartFile, type ReportsPorts } from '../ports/reports-ports';

const CART: readonly CartFile[] = [
  {
    id: 'proteomics/1',
    name: 'proteins.csv',
    path: 'minio://quartet-data-portal/proteomics/proteins.csv',
    collection: 'proteomics',
    size: 1_536_000,
  },
  {
    id: 'proteomics/2',
    name: 'sample_sheet.csv',
    path: 'minio://quartet-data-portal/proteomics/sample_sheet.csv',
    collection: 'proteomics',
    size: 2048,
  },
  {
    id: 'genomics/1',
    name: 'D5_1_R1.fastq.gz',
    path: 'minio://quartet-data-portal/genomics/D5_1_R1.fastq.gz',
    collection: 'genomics',
    size: 5_000_000,
  },
];

/** Draft storage in memory. */
function memoryDrafts(): ReportsPorts['drafts'] {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** Ports over mocked back ends, with the overrides of a story. */
function reportsPorts(overrides: Partial<ReportsPorts> = {}): ReportsPorts {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  const reportServiceBase = `${location.origin}/quartet-service`;
  let made = 0;
  return {
    brand: 'quartet',
    productTitle: 'Quartet Data Portal',
    publicationsUrl: (locale) => `${location.origin}/documents/publications.${locale}.md`,
    reports: createReportClient({ ...options, baseUrl: reportServiceBase }),
    datains: createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` }),
    reportServiceBase,
    links: {
      report: (id) => `#/datains-report/${id}`,
      reportView: (id, search) =>
        `#/datains-report/${id}?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)]))}`,
      reportList: (kind) => `#/seq-flow/${kind}-report-management`,
      newReport: (kind) => `#/seq-flow/${kind}-report-management?new=true`,
      compare: (ids) => `#/seq-flow/report-comparison?reports=${ids.join(',')}`,
      history: () => '#/seq-flow/qc-report-management',
      controlChart: (kind) => `#/seq-flow/control-chart${kind ? `?tool=${kind}` : ''}`,
      materials: () => '#/materials',
      publications: () => '#/publications',
      project: (id) => `#/data/qc-job-management/${id}`,
      job: (id, job) => `#/data/qc-job-management/${id}?job=${job}`,
    },
    cart: { files: () => CART, subscribe: () => () => undefined },
    groups: ['Proteomics'],
    polling: { tasksMs: 60_000 },
    newId: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    drafts: memoryDrafts(),
    ...overrides,
  };
}

function Host({
  overrides,
  children,
}: {
  readonly overrides: Partial<ReportsPorts>;
  readonly children: ReactNode;
}) {
  const [ports] = useState(() => reportsPorts(overrides));
  return <ReportsProvider value={ports}>{children}</ReportsProvider>;
}

/** Decorator that provides the ports; `parameters.ports` overrides some. */
export const inReportsHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<ReportsPorts>}>
    <Story />
  </Host>
);

/** Holder of the search parameters that a screen receives and changes, in place of a router. */
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
