import type { ObjectLocation } from './storage-link.ts';

/** Upload of a whole file by a link, which names no caller. */
export interface LinkUpload extends ObjectLocation {
  /** Bytes, where the request says so. */
  length: number | undefined;
  /** Most bytes that the link takes. */
  maxBytes: number;
}

/** Writer of an upload by a link; `write` gets the most bytes that it may store, and a check to make after the last byte. */
export type StoreByLink = <Result>(
  upload: LinkUpload,
  write: (maxBytes: number, checkAtEnd?: () => Promise<void>) => Promise<Result>,
) => Promise<Result>;

/** Writer that checks the location of an upload before the first byte and after the last one: a transfer may take hours. */
export function storeWithCheck(
  check: (location: ObjectLocation) => Promise<void>,
  store: StoreByLink,
): StoreByLink {
  return async (upload, write) => {
    await check(upload);
    return store(upload, (maxBytes, checkAtEnd) =>
      write(maxBytes, async () => {
        await check(upload);
        await checkAtEnd?.();
      }),
    );
  };
}
