import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '@omics-portal/api';

const STALE_MS = 300_000;

/** Keys and fetchers of documents that are files of a web server. No token goes with the request. */
export const documentQueries = {
  root: ['datasets', 'documents'] as const,
  /** The text of a document. The caller has checked the address. */
  text: (url: string) =>
    queryOptions({
      queryKey: ['datasets', 'documents', 'text', url],
      queryFn: async ({ signal }) => (await fetchFile(url, { signal })).text(),
      staleTime: STALE_MS,
    }),
  /** The JSON of a document, unchecked. */
  json: (url: string) =>
    queryOptions({
      queryKey: ['datasets', 'documents', 'json', url],
      queryFn: async ({ signal }) => (await fetchFile(url, { signal })).json() as Promise<unknown>,
      staleTime: STALE_MS,
    }),
};
