import { createDatainsClient, createReportClient } from '@omics-portal/api';
import { BRAND } from '@omics-portal/api-mocks';
import type {} from 'msw-storybook-addon/csf3';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { CatalogueProvider, type CataloguePorts } from '../ports/catalogue-ports';

/** Storage that lives as long as one story or test. */
export function memoryStorage(): CataloguePorts['drafts'] {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** Client of mocked reports, for stories of a signed-in user. */
export function mockedReports(): NonNullable<CataloguePorts['reports']> {
  return createReportClient({
    locale: () => 'en-US',
    fetch: (request: Request) => globalThis.fetch(request),
    baseUrl: `${location.origin}/quartet-service`,
  });
}

/** Ports as a host provides them to a visitor, over mocked services; give only what a story is about. */
function cataloguePorts(overrides: Partial<CataloguePorts> = {}): CataloguePorts {
  return {
    datains: createDatainsClient({
      locale: () => 'en-US',
      fetch: (request: Request) => globalThis.fetch(request),
      baseUrl: `${location.origin}/datains`,
    }),
    reports: null,
    brand: BRAND,
    vialName: 'LAB_{type}_{sample}_{batch}',
    visualizationHost: null,
    visualizationPath: '{brand}-{kind}-vis',
    appearance: { theme: 'light', primary: '#1890FF', colourWeak: false },
    allowedFrameOrigins: ['https://frames.example.org'],
    allowedDocumentOrigins: ['https://documents.example.org'],
    documentUrls: {
      publications: '/documents/publications.{locale}.md',
      materialsTerms: '/documents/materials-terms.{locale}.md',
      materialsSpecification: '/documents/materials/{type}.{locale}.pdf',
      referenceDatasetsManifest: '/documents/reference-datasets/manifest.json',
    },
    links: {
      collection: (omics) => `#/data/download/${BRAND}-${omics}`,
      referenceDatasets: () => '#/reference-datasets/download',
      materials: () => '#/materials',
      report: (id) => `#/datains-report/${id}`,
      requestMaterials: (type) => `#/request-materials${type ? `?materialsType=${type}` : ''}`,
    },
    drafts: memoryStorage(),
    newId: () => crypto.randomUUID(),
    ...overrides,
  };
}

function Host({ overrides, children }: { overrides: Partial<CataloguePorts>; children: ReactNode }) {
  const [ports] = useState(() => cataloguePorts(overrides));
  return <CatalogueProvider value={ports}>{children}</CatalogueProvider>;
}

/** Decorator that puts a story into a host; `parameters.ports` replaces some of its ports. */
export const inCatalogueHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<CataloguePorts>}>
    <Story />
  </Host>
);

interface WithSearchProps<Search> {
  initial: Search;
  children: (search: Search, onSearchChange: (next: Search) => void) => ReactNode;
}

/** Stand-in for the address: holds the search that a screen reads and changes. */
export function WithSearch<Search>({ initial, children }: WithSearchProps<Search>) {
  const [search, setSearch] = useState(initial);
  return children(search, setSearch);
}
