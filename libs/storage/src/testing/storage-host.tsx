import { createDatainsClient, createReportClient } from '@omics-portal/api';
import type { Decorator } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type {} from 'msw-storybook-addon/csf3';
import { useState, type ReactNode } from 'react';
import { StorageProvider, type PreviewedFile, type StoragePorts } from '../ports/storage-ports';
import { createUploadQueue } from '../upload/upload-queue';
import { createUnfinishedUploads } from '../upload/unfinished-uploads';
import { createUploadRecords, type UploadRecord } from '../upload/upload-records';
import { UploadTray } from '../upload/upload-tray';
import { UploadsProvider } from '../upload/uploads-context';

/** Ports over mocked back ends, with the overrides of a story. */
function storagePorts(overrides: Partial<StoragePorts> = {}): StoragePorts {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  const datains = createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` });
  return {
    datains,
    datainsUrl: '/datains',
    reports: createReportClient({ ...options, baseUrl: `${location.origin}/quartet-service` }),
    links: {
      files: (path) =>
        `#/seq-flow/file-manager${path === undefined ? '' : `?path=${encodeURIComponent(path)}`}`,
      uploads: () => '#/data/upload',
    },
    user: { username: 'ada', email: 'ada@example.org' },
    uploadLimits: { maxFileBytes: 1024 * 1024, maxFiles: 3, refusedTypes: ['exe'] },
    polling: { tasksMs: 60_000 },
    Preview: PreviewStandIn,
    cart: { addStored: (files) => files.length },
    ...overrides,
  };
}

/** Stand-in for the preview of the host: shows what it is given. */
function PreviewStandIn({ path, name, size, version }: PreviewedFile) {
  return <p>{`Preview of ${name}: ${path}, ${size} bytes, version ${version}`}</p>;
}

const ACCOUNT = 'ada';

/** Storage of a browser with the records of an earlier page. */
function storageOf(records: readonly UploadRecord[]): Storage {
  const values = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  records.forEach(createUploadRecords(storage, ACCOUNT).put);
  return storage;
}

function Host({
  overrides,
  earlier,
  hasTray,
  children,
}: {
  readonly overrides: Partial<StoragePorts>;
  readonly earlier: readonly UploadRecord[];
  readonly hasTray: boolean;
  readonly children: ReactNode;
}) {
  const [ports] = useState(() => storagePorts(overrides));
  const [uploads] = useState(() => {
    const queue = createUploadQueue({ datains: ports.datains });
    const records = createUploadRecords(storageOf(earlier), ACCOUNT);
    const end = () => undefined;
    const openPages = () => Promise.resolve(new Set<string>());
    return { queue, unfinished: createUnfinishedUploads({ queue, records, end, page: 'story', openPages }) };
  });
  return (
    <StorageProvider value={ports}>
      <UploadsProvider value={uploads}>
        {children}
        {hasTray ? <UploadTray folderHref={ports.links.files} page="/story" /> : null}
      </UploadsProvider>
    </StorageProvider>
  );
}

/** Decorator that provides the ports and the tray; `parameters.ports` overrides some, `parameters.earlier` has unfinished uploads, `parameters.tray: false` leaves the tray to the story. */
export const inStorageHost: Decorator = (Story, { parameters, id }) => (
  <Host
    key={id}
    overrides={(parameters['ports'] ?? {}) as Partial<StoragePorts>}
    earlier={(parameters['earlier'] ?? []) as readonly UploadRecord[]}
    hasTray={parameters['tray'] !== false}
  >
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

// From the root: a relative path would also match the modules of this library.
const SIGNED = '/storage/:bucket/*';

/** Handlers of signed URLs, which lead to the object store and are not part of the API. */
export const storeHandlers = {
  get: (body: string | ArrayBuffer) => http.get(SIGNED, () => new HttpResponse(body)),
  getGone: http.get(SIGNED, () => new HttpResponse(null, { status: 404 })),
  put: http.put(SIGNED, () => new HttpResponse(null, { status: 200 })),
  putRefused: http.put(SIGNED, () => HttpResponse.json({ message: 'The link has expired' }, { status: 403 })),
  putPending: http.put(SIGNED, () => new Promise<never>(() => undefined)),
};
