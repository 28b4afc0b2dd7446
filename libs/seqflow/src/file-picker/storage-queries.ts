import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';

/** Which folder, and which page of it. */
export interface FolderInput {
  readonly service: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly page: number;
  readonly perPage: number;
}

/** Keys and fetchers of storage, as far as choosing a file needs it. The only place that spells these keys. */
export function storageQueries(client: DatainsClient) {
  const root = ['seqflow', 'storage'] as const;
  return {
    root,
    services: () =>
      queryOptions({
        queryKey: [...root, 'services'],
        queryFn: async ({ signal }) => (await client.GET('/api/fs-services', { signal })).data!,
      }),
    buckets: (service: string) =>
      queryOptions({
        queryKey: [...root, 'buckets', service],
        queryFn: async ({ signal }) =>
          (
            await client.GET('/api/services/{service}/buckets', { params: { path: { service } }, signal })
          ).data!.data.map((bucket) => bucket.Name),
      }),
    folder: ({ service, bucket, prefix, page, perPage }: FolderInput) =>
      queryOptions({
        queryKey: [...root, 'folder', { service, bucket, prefix, page, perPage }],
        queryFn: async ({ signal }) => {
          const params = { path: { service, bucket }, query: { prefix, page, per_page: perPage } };
          const { data } = await client.GET('/api/services/{service}/buckets/{bucket}', { params, signal });
          return data!;
        },
      }),
  };
}
