import { createDatainsClient, createReportClient } from '@omics-portal/api';
import type { Decorator } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type {} from 'msw-storybook-addon/csf3';
import { useState, type ReactNode } from 'react';
import { StorageProvider, type StoragePorts } from '../ports/storage-ports';
import { createUploadQueue } from '../upload/upload-queue';
import { UploadsProvider } from '../upload/uploads-context';

/** Ports as a host would give them, over mocked back ends. Give only what a story is about. */
function storagePorts(overrides: Partial<StoragePorts> = {}): StoragePorts {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  const datains = createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` });
  return {
    datains,
    reports: createReportClient({ ...options, baseUrl: `${location.origin}/quartet-service` }),
    links: {
      files: (path) =>
        `#/seq-flow/file-manager${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`,
      uploads: () => '#/data/upload',
    },
    user: { username: 'ada', email: 'ada@example.org' },
    ownFiles: { service: 'minio', bucket: 'users', prefix: 'data/ada/' },
    uploadLimits: { maxFileBytes: 1024 * 1024, maxFiles: 3 },
    polling: { tasksMs: 60_000 },
    ...overrides,
  };
}

function Host({
  overrides,
  children,
}: {
  readonly overrides: Partial<StoragePorts>;
  readonly children: ReactNode;
}) {
  const [ports] = useState(() => storagePorts(overrides));
  const [uploads] = useState(() => createUploadQueue({ datains: ports.datains }));
  return (
    <StorageProvider value={ports}>
      <UploadsProvider value={uploads}>{children}</UploadsProvider>
    </StorageProvider>
  );
}

/** Puts a story into a host; `parameters.ports` changes what it gives. */
export const inStorageHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<StoragePorts>}>
    <Story />
  </Host>
);

/** Stands in for the address: holds the search that a screen is given and changes. */
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

// From the root: a path that only ends so would also catch the modules of this library.
const SIGNED = '/storage/:bucket/*';

/** The signed addresses, which are no part of the contract: the store behind them answers. */
export const storeHandlers = {
  get: (body: string | ArrayBuffer) => http.get(SIGNED, () => new HttpResponse(body)),
  getGone: http.get(SIGNED, () => new HttpResponse(null, { status: 404 })),
  put: http.put(SIGNED, () => new HttpResponse(null, { status: 200 })),
  putRefused: http.put(SIGNED, () => HttpResponse.json({ message: 'The link has expired' }, { status: 403 })),
  putPending: http.put(SIGNED, () => new Promise<never>(() => undefined)),
};
