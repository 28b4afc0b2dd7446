import { text } from 'node:stream/consumers';
import { ApiError, notFound } from '../http/api-error.ts';
import { objectSize } from '../objects/object-size.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import { withClosing } from './closing-section.ts';

/** Largest page that is read into memory, in bytes. */
const MAX_PAGE_BYTES = 20_000_000;

/**
 * HTML of a report page with a section at its end. Throws `ApiError`: 404 without the page, 409 for a report that is no web page.
 * A page that is too large for memory has no section and is sent as it is stored.
 */
export async function readPage(
  objects: Pick<ObjectStore, 'list' | 'open'>,
  pageLink: string,
  closing: string,
) {
  const location = parseStorageLink(pageLink);
  if (!location) throw notFound('page', pageLink);
  const { bucket, key } = location;
  if (!/\.html?$/i.test(key))
    throw new ApiError(409, { 'en-US': 'This report is no web page.', 'zh-CN': '此报告不是网页。' });
  const size = await objectSize(objects, bucket, key);
  if (size === undefined) throw notFound('page', key);
  const content = await objects.open(bucket, key);
  return size > MAX_PAGE_BYTES ? content : withClosing(await text(content), closing);
}
