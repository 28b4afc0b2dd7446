import { queryOptions } from '@tanstack/react-query';
import { HttpError, NetworkError, TimeoutError } from '@omics-portal/api';

const STALE_MS = 300_000;
const PATIENCE_MS = 60_000;

/** Keys and fetchers of documents that are files of a web server. No token goes with the request. */
export const documentQueries = {
  root: ['datasets', 'documents'] as const,
  /** The text of a document. The caller has checked the address. */
  text: (url: string) =>
    queryOptions({
      queryKey: ['datasets', 'documents', 'text', url],
      queryFn: async ({ signal }) => (await fetchDocument(url, signal)).text(),
      staleTime: STALE_MS,
    }),
  /** The JSON of a document, unchecked. */
  json: (url: string) =>
    queryOptions({
      queryKey: ['datasets', 'documents', 'json', url],
      queryFn: async ({ signal }) => (await fetchDocument(url, signal)).json() as Promise<unknown>,
      staleTime: STALE_MS,
    }),
};

async function fetchDocument(url: string, signal: AbortSignal): Promise<Response> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const limits = AbortSignal.any([signal, patience]);
  const response = await fetch(url, { credentials: 'omit', signal: limits }).catch((cause: unknown) => {
    if (signal.aborted) {
      throw cause;
    }
    throw patience.aborted ? new TimeoutError(url, PATIENCE_MS) : new NetworkError(url, cause);
  });
  if (!response.ok) {
    throw new HttpError(response.status, undefined, url);
  }
  return response;
}
