import { createDatainsClient, createDataseqClient } from '@omics-portal/api';
import { BRAND } from '@omics-portal/api-mocks';
import { stringifySearch } from '@omics-portal/data-query';
import type {} from 'msw-storybook-addon/csf3';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createCart, type CartStorage } from '../cart-store/cart';
import { DatasetsProvider, type DatasetsPorts } from '../ports/datasets-ports';
import { memoryCartLogs } from './memory-cart-log';

/** Storage that lives as long as one story or test. */
export function memoryStorage(): CartStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

/** Ports as a host provides them, over mocked services; give only what a story is about. */
function datasetsPorts(overrides: Partial<DatasetsPorts> = {}): DatasetsPorts {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  const dataseq = createDataseqClient({ ...options, baseUrl: `${location.origin}/dataseq` });
  return {
    datains: createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` }),
    dataseq,
    index: dataseq,
    dataseqUrl: '/dataseq',
    indexUrl: '/dataseq',
    datainsUrl: '/datains',
    brand: BRAND,
    projectName: 'Quartet',
    collectionTexts: {},
    productTitle: 'Reference Data Portal',
    numericRange: 'or',
    archiveMaxBytes: 500_000_000,
    allowedDocumentOrigins: ['https://documents.example.org'],
    publicationsUrl: '/documents/publications.{locale}.md',
    links: {
      collection: (omics, search = {}) => {
        const text = stringifySearch(search);
        return `#/data/download/${BRAND}-${omics}${text === '' ? '' : `?${text}`}`;
      },
      otherCollection: (collection, search = {}) =>
        `#/data/download?${stringifySearch({ collection, ...search })}`,
      wizard: () => '#/data/qc-job-submit',
    },
    cart: createCart({ brand: BRAND, storage: memoryStorage(), openLog: memoryCartLogs().openTab() }),
    choices: memoryStorage(),
    ...overrides,
  };
}

function Host({ overrides, children }: { overrides: Partial<DatasetsPorts>; children: ReactNode }) {
  const [ports] = useState(() => datasetsPorts(overrides));
  return <DatasetsProvider value={ports}>{children}</DatasetsProvider>;
}

/** Decorator that puts a story into a host; `parameters.ports` replaces some of its ports. */
export const inDatasetsHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<DatasetsPorts>}>
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
