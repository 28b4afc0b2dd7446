import { isObject, ResponseShapeError } from '@omics-portal/api';

/**
 * Page of a list, validated as deep as screens depend on it. An empty page is valid; `null`, another shape or entries
 * that are not objects must not look like one.
 * @throws ResponseShapeError
 */
export function readPage<Page extends { readonly total: number; readonly data: readonly unknown[] }>(
  body: Page | null | undefined,
  expected: string,
): Page {
  if (!isObject(body) || typeof body.total !== 'number') {
    throw new ResponseShapeError(expected);
  }
  readEntries(body, expected);
  return body;
}

/**
 * Entries of a list in an envelope with `data`.
 * @throws ResponseShapeError
 */
export function readEntries<Entry>(
  body: { readonly data: readonly Entry[] } | null | undefined,
  expected: string,
): readonly Entry[] {
  if (!isObject(body) || !Array.isArray(body.data) || !body.data.every(isObject)) {
    throw new ResponseShapeError(expected);
  }
  return body.data as readonly Entry[];
}
