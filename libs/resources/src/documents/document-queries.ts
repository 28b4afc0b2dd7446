import { queryOptions } from '@tanstack/react-query';
import { fetchFile } from '@omics-portal/api';

const DOCUMENTS_KEY = ['documents'] as const;

/** Time that documents stay fresh, in milliseconds. */
const STALE_MS = 300_000;

/** Query options of documents that a web server has as files. No token goes with the request. */
export const documentQueries = {
  /** Text of a document. The caller has checked the address. */
  text: (url: string) =>
    queryOptions({
      queryKey: [...DOCUMENTS_KEY, 'text', url],
      queryFn: async ({ signal }) => (await fetchFile(url, { signal })).text(),
      staleTime: STALE_MS,
    }),
  /** JSON of a document, unchecked. */
  json: (url: string) =>
    queryOptions({
      queryKey: [...DOCUMENTS_KEY, 'json', url],
      queryFn: async ({ signal }) => (await fetchFile(url, { signal })).json() as Promise<unknown>,
      staleTime: STALE_MS,
    }),
};
