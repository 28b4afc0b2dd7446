import { queryOptions } from '@tanstack/react-query';
import {
  fetchFile,
  parseStorageLink,
  signedInlineUrl,
  signedUrl,
  type DatainsClient,
  type StorageAddress,
} from '@omics-portal/api';
import { readFigures } from '../figures/read-figures';
import { readTableHead } from '../new-report/table-head';
import { readTaskLog } from './task-log';
import { UnreadableFileError } from './unreadable-file-error';

/** How often the log of a report under way is read, in milliseconds. */
const FOLLOW_MS = 2000;

/** As much of a table as is read to check its columns, in bytes. */
export const TABLE_HEAD_BYTES = 512 * 1024;

/** Where a link of a report points. Throws UnreadableFileError for a link that is none. */
export function addressOf(link: string): StorageAddress {
  const address = parseStorageLink(link);
  if (!address) {
    throw new UnreadableFileError('link', link);
  }
  return address;
}

/** Keys and fetchers of the files of a report. The only place that spells these keys. */
export function fileQueries(client: DatainsClient) {
  const root = ['reports', 'files'] as const;
  const sign = async (link: string, signal: AbortSignal) => signedUrl(client, addressOf(link), signal);
  const signInline = async (link: string, signal: AbortSignal) =>
    signedInlineUrl(client, addressOf(link), signal);
  return {
    root,
    /** An address to show a page under. It is not kept: who looks again gets a new one, which has not expired. */
    url: (link: string) =>
      queryOptions({
        queryKey: [...root, 'url', link],
        queryFn: ({ signal }) => signInline(link, signal),
        gcTime: 0,
        staleTime: Infinity,
      }),
    /** The figures of a finished report; they never change. */
    figures: (link: string) =>
      queryOptions({
        queryKey: [...root, 'figures', link],
        queryFn: async ({ signal }) => {
          const response = await fetchFile(await sign(link, signal), { signal });
          return readFigures(parsed(await response.text()));
        },
        staleTime: Infinity,
      }),
    /** What the tool said, read again while it is at work. */
    log: (link: string, underWay: boolean) =>
      queryOptions({
        queryKey: [...root, 'log', link],
        queryFn: async ({ signal }) =>
          readTaskLog(await (await fetchFile(await sign(link, signal), { signal })).text()),
        refetchInterval: underWay ? FOLLOW_MS : false,
      }),
    /** The same of a table on this computer. */
    fileHead: (file: File) =>
      queryOptions({
        queryKey: [...root, 'file-head', file.name, file.size, file.lastModified],
        queryFn: async () =>
          readTableHead(await file.slice(0, TABLE_HEAD_BYTES).arrayBuffer(), file.size <= TABLE_HEAD_BYTES),
        gcTime: 0,
        retry: false,
        staleTime: Infinity,
      }),
    /** The beginning of a table that is in storage already, in whole lines. */
    tableHead: (link: string) =>
      queryOptions({
        queryKey: [...root, 'table-head', link],
        queryFn: async ({ signal }) => {
          const headers = { Range: `bytes=0-${TABLE_HEAD_BYTES - 1}` };
          const response = await fetchFile(await sign(link, signal), { signal, headers });
          const bytes = await response.arrayBuffer();
          return readTableHead(bytes, bytes.byteLength < TABLE_HEAD_BYTES);
        },
        retry: false,
        staleTime: Infinity,
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
