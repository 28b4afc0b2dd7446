import { queryOptions } from '@tanstack/react-query';
import { fetchFile, HttpError, signedUrl, type DatainsClient } from '@omics-portal/api';
import { addressOfLink, CONTENT_KEY } from './object-content';

/** Range of the bytes of an object. */
export interface ObjectRange {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Position of the first byte. */
  readonly start: number;
  /** Size of the whole object in bytes; null if the store does not say it. */
  readonly size: number | null;
}

/** One version of a stored object. */
export interface ObjectVersion {
  /** Storage link. */
  readonly link: string;
  /** ETag, so that a changed object is read again; null if unknown. */
  readonly version: string | null;
}

/** Query options of a range of an object. A range behind the end is empty. */
export function objectRangeQuery(
  client: DatainsClient,
  { link, version }: ObjectVersion,
  start: number,
  length: number,
) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'range', link, version, start, length],
    queryFn: async ({ signal }): Promise<ObjectRange> => {
      const url = await signedUrl(client, addressOfLink(link), signal);
      const headers = { Range: `bytes=${start}-${start + length - 1}` };
      const response = await fetchFile(url, { signal, headers }).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 416) return null;
        throw error;
      });
      if (response === null) {
        return { bytes: new Uint8Array(), start, size: start === 0 ? 0 : null };
      }
      if (response.status !== 206) {
        return readWhole(response, start, length);
      }
      const size = /\/(\d+)$/u.exec(response.headers.get('content-range') ?? '')?.[1];
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { bytes, start, size: size === undefined ? null : Number(size) };
    },
    gcTime: 60_000,
    retry: false,
    staleTime: Infinity,
  });
}

/** Reads a range of a store that sent the object from its first byte, and stops there. */
async function readWhole(response: Response, start: number, length: number): Promise<ObjectRange> {
  const reader = response.body?.getReader();
  const bytes = new Uint8Array(start + length);
  let end = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const part = next.value.subarray(0, bytes.length - end);
    bytes.set(part, end);
    end += part.length;
    if (end === bytes.length) break;
  }
  await reader?.cancel();
  const size = response.headers.get('content-length');
  return {
    bytes: bytes.slice(Math.min(start, end), end),
    start,
    size: end < bytes.length ? end : size === null ? null : Number(size),
  };
}
