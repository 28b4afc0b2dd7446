import { queryOptions } from '@tanstack/react-query';
import {
  fetchFile,
  parseStorageLink,
  signedInlineUrl,
  signedPageUrl,
  signedUrl,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';

/** Root of the query keys of contents. They stay out of the keys of folders: a refresh of a folder fetches no file again. */
export const CONTENT_KEY = ['object-content'] as const;

/** Thrown for a link that is no storage link. */
export class StorageLinkError extends Error {
  constructor(link: string) {
    super(`Not a storage link: ${link}`);
    this.name = 'StorageLinkError';
  }
}

/** Address of a storage link. @throws StorageLinkError */
export function addressOfLink(link: string): StorageAddress {
  const address = parseStorageLink(link);
  if (!address) {
    throw new StorageLinkError(link);
  }
  return address;
}

/** Query options of the contents of objects, by storage link. They reject with StorageLinkError for any other link. */
export function objectContentQueries(client: DatainsClient) {
  const fetchContent = async (link: string, signal: AbortSignal, headers?: Record<string, string>) =>
    fetchFile(await signedUrl(client, addressOfLink(link), signal), { signal, ...(headers && { headers }) });
  return {
    /** Signed URL to show in a frame. Not cached, because it expires. */
    inlineUrl: (link: string) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'inline-url', link],
        queryFn: ({ signal }) => signedInlineUrl(client, addressOfLink(link), signal),
        gcTime: 0,
        staleTime: Infinity,
      }),
    /** Signed URL of an HTML page to show in a frame, with its scripts. Not cached, because it expires. */
    pageUrl: (link: string) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'page-url', link],
        queryFn: ({ signal }) => signedPageUrl(client, addressOfLink(link), signal),
        gcTime: 0,
        staleTime: Infinity,
      }),
    /** Text of an object that may still grow, such as a log. */
    text: (link: string) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'text', link],
        queryFn: async ({ signal }) => (await fetchContent(link, signal)).text(),
      }),
    /** Content of a JSON object that never changes; the text itself if it is not JSON. */
    json: (link: string) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'json', link],
        queryFn: async ({ signal }) => parsed(await (await fetchContent(link, signal)).text()),
        staleTime: Infinity,
      }),
    /**
     * Part of a JSON object that never changes, so that the cache of many objects holds only what a page needs. `part` names
     * it in the key; `pick` receives the content, or the text itself if it is not JSON.
     */
    jsonPart: <Part>(link: string, part: string, pick: (content: unknown) => Part) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'json-part', link, part],
        queryFn: async ({ signal }): Promise<Part> =>
          pick(parsed(await (await fetchContent(link, signal)).text())),
        staleTime: Infinity,
      }),
    /** Table or other content that `read` makes of the text of an object that never changes. `part` names it in the key. */
    textPart: <Part>(link: string, part: string, read: (text: string) => Part) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'text-part', link, part],
        queryFn: async ({ signal }): Promise<Part> => read(await (await fetchContent(link, signal)).text()),
        staleTime: Infinity,
      }),
    /** The first `size` bytes of an object. */
    head: (link: string, size: number) =>
      queryOptions({
        queryKey: [...CONTENT_KEY, 'head', link, size],
        queryFn: async ({ signal }) =>
          (await fetchContent(link, signal, { Range: `bytes=0-${size - 1}` })).arrayBuffer(),
        retry: false,
        staleTime: Infinity,
      }),
  };
}

/** Query options of the first `size` bytes of a file on this computer. */
export function localFileHead(file: File, size: number) {
  return queryOptions({
    queryKey: ['local-file-head', file.name, file.size, file.lastModified, size],
    queryFn: () => file.slice(0, size).arrayBuffer(),
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
