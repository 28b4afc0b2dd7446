import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { operations } from '@omics-portal/api/datains';
import {
  formatStorageLink,
  NotFoundError,
  ResponseShapeError,
  type DatainsClient,
  type StorageAddress,
  type StorageObject,
} from '@omics-portal/api';
import { BUCKET_PATH, OBJECT_PATH } from './object-paths';
import { readObjectStates } from './object-states';
import { readEntries, readPage } from '../readers/read-page';
import { readObjectMeta } from '../readers/read-object-meta';

/** Root of the query keys of object storage: services, buckets, folders and objects. */
export const OBJECTS_KEY = ['objects'] as const;

/** One page of a folder of object storage. */
export interface FolderInput {
  readonly service: string;
  readonly bucket: string;
  /** Beginning of the keys: a folder ends with a slash, and what follows it filters the names. */
  readonly prefix: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Part of the names of the entries, whatever its case. */
  readonly search?: string;
  /** True: the files of all folders below the prefix. */
  readonly recursive?: boolean;
  /** Default: by key. */
  readonly sort?: FolderSort;
}

/** Order of a folder, such as `size:desc`. */
type FolderSort = NonNullable<NonNullable<operations['listObjects']['parameters']['query']>['sort']>;

/** Maximum number of entries of a folder that are listed as a whole. */
const WHOLE_FOLDER_ENTRIES = 20_000;

/** All entries of a folder. */
interface WholeFolder {
  /** Storage link of the folder. */
  readonly location: string;
  readonly entries: readonly StorageObject[];
  /** Number of entries in the folder; more than `entries` has if the folder is too large. */
  readonly total: number;
}

/** Query options of object storage. */
export function objectQueries(client: DatainsClient) {
  return {
    services: () =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'services'],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/fs-services', { signal });
          if (!Array.isArray((data as Partial<typeof data> | null)?.services)) {
            throw new ResponseShapeError('a list of storage services');
          }
          return data;
        },
      }),
    /** Names of the buckets of a service. */
    buckets: (service: string) =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'buckets', service],
        queryFn: async ({ signal }) => {
          const params = { path: { service } };
          const { data } = await client.GET('/api/services/{service}/buckets', { params, signal });
          return readEntries(data, 'a list of buckets').map(({ Name }) => Name);
        },
      }),
    folder: ({ service, bucket, perPage, ...query }: FolderInput) =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'folder', { service, bucket, perPage, ...query }],
        queryFn: async ({ signal }) => {
          const params = { path: { service, bucket }, query: { per_page: perPage, ...query } };
          return readPage((await client.GET(BUCKET_PATH, { params, signal })).data, 'a folder');
        },
      }),
    /** Entries of a folder over all pages, up to `WHOLE_FOLDER_ENTRIES`. */
    wholeFolder: ({ service, bucket, prefix }: Pick<FolderInput, 'service' | 'bucket' | 'prefix'>) =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'whole-folder', { service, bucket, prefix }],
        queryFn: ({ signal }) => fetchWholeFolder(client, { service, bucket, prefix }, signal),
      }),
    /** Metadata of an object. Rejects with NotFoundError if the object does not exist, however the server reports it. */
    meta: (address: StorageAddress) =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'meta', address],
        queryFn: ({ signal }) => fetchMeta(client, address, signal),
      }),
    /** Keys of those addresses that exist. One that cannot be checked counts as free: the upload itself will report it. */
    existing: (addresses: readonly StorageAddress[]) =>
      queryOptions({
        queryKey: [...OBJECTS_KEY, 'existing', addresses],
        queryFn: async ({ signal }) => {
          const states = await readObjectStates(client, addresses.map(formatStorageLink), signal);
          const found = await Promise.all(
            addresses.map(async (address) => {
              const state = states.get(formatStorageLink(address));
              return state ? state.kind === 'present' : exists(client, address, signal);
            }),
          );
          return new Set(addresses.map(({ key }) => key).filter((_, index) => found[index]));
        },
        gcTime: 0,
      }),
  };
}

/** Refetches folders and objects, after an upload or at a user's request. */
export async function invalidateObjects(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: OBJECTS_KEY });
}

/** Parameters of the wire for one object. */
export function objectParams({ service, bucket, key }: StorageAddress) {
  return { params: { path: { service, bucket }, query: { key } } };
}

/** Maximum of the wire. */
const ENTRIES_PER_PAGE = 1000;

async function fetchWholeFolder(
  client: DatainsClient,
  { service, bucket, prefix }: Pick<FolderInput, 'service' | 'bucket' | 'prefix'>,
  signal: AbortSignal,
): Promise<WholeFolder> {
  const entries: StorageObject[] = [];
  for (let page = 1; ; page += 1) {
    const params = { path: { service, bucket }, query: { prefix, page, per_page: ENTRIES_PER_PAGE } };
    const folder = readPage((await client.GET(BUCKET_PATH, { params, signal })).data, 'a folder');
    const { data, total, location } = folder;
    entries.push(...data);
    if (data.length === 0 || entries.length >= Math.min(total, WHOLE_FOLDER_ENTRIES)) {
      return { location, entries: entries.slice(0, WHOLE_FOLDER_ENTRIES), total };
    }
  }
}

async function fetchMeta(client: DatainsClient, address: StorageAddress, signal: AbortSignal) {
  return readObjectMeta((await client.GET(`${OBJECT_PATH}-meta`, { ...objectParams(address), signal })).data);
}

async function exists(client: DatainsClient, address: StorageAddress, signal: AbortSignal): Promise<boolean> {
  try {
    await fetchMeta(client, address, signal);
    return true;
  } catch (error) {
    if (signal.aborted && !(error instanceof NotFoundError)) {
      throw error;
    }
    return false;
  }
}
