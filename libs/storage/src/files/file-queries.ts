import {
  fetchFile,
  NotFoundError,
  readEntries,
  readObjectMeta,
  readPage,
  ResponseShapeError,
  signedUrl,
  type DatainsClient,
} from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { formatPlace, type Place } from '../place/place';
import { readText } from './preview-text';

/** Which folder, and which page of it. */
export interface FolderInput extends Place {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** One object. */
export interface ObjectAddress {
  readonly service: string;
  readonly bucket: string;
  readonly key: string;
}

const OBJECT = '/api/services/{service}/buckets/{bucket}/object';
const BUCKET = '/api/services/{service}/buckets/{bucket}';

/** Keys and fetchers of services, buckets, folders and objects. */
export function fileQueries(client: DatainsClient) {
  const root = ['storage', 'files'] as const;
  const isThere = (address: ObjectAddress, signal: AbortSignal) => exists(client, address, signal);
  const sign = (address: ObjectAddress, signal: AbortSignal) => signedUrl(client, address, signal);
  return {
    root,
    services: () =>
      queryOptions({
        queryKey: [...root, 'services'],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/fs-services', { signal });
          if (!Array.isArray((data as Partial<typeof data> | null)?.services)) {
            throw new ResponseShapeError('a list of storage services');
          }
          return data;
        },
      }),
    buckets: (service: string) =>
      queryOptions({
        queryKey: [...root, 'buckets', service],
        queryFn: async ({ signal }) => {
          const params = { path: { service } };
          const { data } = await client.GET('/api/services/{service}/buckets', { params, signal });
          return readEntries(data, 'a list of buckets').map(({ Name }) => Name);
        },
      }),
    folder: ({ page, perPage, ...place }: FolderInput) =>
      queryOptions({
        queryKey: [...root, 'folder', formatPlace(place), { page, perPage }],
        queryFn: async ({ signal }) => {
          const { service, bucket, folder, filter } = place;
          const query = { prefix: `${folder}${filter}`, page, per_page: perPage };
          const { data } = await client.GET(BUCKET, { params: { path: { service, bucket }, query }, signal });
          return readPage(data, 'a folder');
        },
      }),
    /** Rejects with NotFoundError where the object does not exist, however the server says so. */
    meta: (address: ObjectAddress) =>
      queryOptions({
        queryKey: [...root, 'meta', address],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET(`${OBJECT}-meta`, { ...objectParams(address), signal });
          return readObjectMeta(data);
        },
      }),
    /** Which of these names a folder holds already. A name that cannot be asked about counts as free: the upload itself will say. */
    existing: (place: Place, names: readonly string[]) =>
      queryOptions({
        queryKey: [...root, 'existing', formatPlace(place), names],
        queryFn: async ({ signal }) => {
          const found = await Promise.all(names.map((name) => isThere(inFolder(place, name), signal)));
          return new Set(names.filter((_, index) => found[index]));
        },
        gcTime: 0,
      }),
    /** The text of a small object; null where it is no text. `etag` makes a changed object another one. */
    text: (address: ObjectAddress, etag: string | null | undefined) =>
      queryOptions({
        queryKey: [...root, 'text', address, etag],
        queryFn: async ({ signal }) => {
          const response = await fetchFile(await sign(address, signal), { signal });
          return readText(new Uint8Array(await response.arrayBuffer()));
        },
      }),
  };
}

/** The object of this name in a folder. */
export function inFolder({ service, bucket, folder }: Place, name: string): ObjectAddress {
  return { service, bucket, key: `${folder}${name}` };
}

async function exists(client: DatainsClient, address: ObjectAddress, signal: AbortSignal): Promise<boolean> {
  try {
    readObjectMeta((await client.GET(`${OBJECT}-meta`, { ...objectParams(address), signal })).data);
    return true;
  } catch (error) {
    if (signal.aborted && !(error instanceof NotFoundError)) {
      throw error;
    }
    return false;
  }
}

function objectParams({ service, bucket, key }: ObjectAddress) {
  return { params: { path: { service, bucket }, query: { key } } };
}

/** Removes one object. */
export async function deleteObject(client: DatainsClient, address: ObjectAddress): Promise<void> {
  await client.DELETE(OBJECT, objectParams(address));
}

/** Makes a folder; `key` ends with a slash. */
export async function makeFolder(
  client: DatainsClient,
  { service, bucket, key }: ObjectAddress,
): Promise<void> {
  await client.POST(BUCKET, { params: { path: { service, bucket }, query: { key } } });
}
