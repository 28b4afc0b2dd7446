import { truncate, utimes, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

const LAST_CHANGE = new Date('2024-05-06T07:08:09Z');

/** Size of the parts of an upload, in bytes. */
export const PART_BYTES = 8 * 1024 * 1024;

/** Writes a file of this size that begins with its name; it takes no space. The time of its last change is always the same. */
export async function sparseFile(path: string, size: number): Promise<string> {
  await writeFile(path, path);
  await truncate(path, size);
  await utimes(path, LAST_CHANGE, LAST_CHANGE);
  return path;
}

/** Tray of the uploads. */
export function trayOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Uploads' });
}

/** Chooses files in the drawer of the file manager, without sending them. */
export async function chooseFiles(page: Page, paths: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Upload files' });
  await drawer.getByLabel('Files to upload').setInputFiles([...paths]);
  return drawer;
}

/** Path of a file in the bucket of users: in the store of the server, or in an S3 store. */
const USER_FILE = /\/(?:storage|buckets)\/users\/.*?([^/]+)$/u;

/** True for an address at which a page sends a file, or a part of it. */
export function isUploadOf(address: string | URL, file: string): boolean {
  return USER_FILE.exec(new URL(address).pathname)?.[1] === file;
}

/** Number of the part of a file that is sent to an address; 0 for every other address. */
export function partOf(address: string | URL, file: string): number {
  const { searchParams } = new URL(address);
  const part = searchParams.get('part') ?? searchParams.get('partNumber');
  return isUploadOf(address, file) ? Number(part) : 0;
}

/** Numbers of the parts of a file that the page sends from now on. Those that are held never arrive. */
export async function watchParts(
  page: Page,
  file: string,
  held: readonly number[] = [],
): Promise<{ sent: number[]; release: () => Promise<void> }> {
  const sent: number[] = [];
  page.on('request', (request) => {
    const part = partOf(request.url(), file);
    if (request.method() === 'PUT' && part > 0) sent.push(part);
  });
  // Only what is held passes the test: it takes seconds for a whole part.
  const isHeld = (address: URL) => held.includes(partOf(address, file));
  await page.route(isHeld, () => undefined);
  return { sent, release: () => page.unroute(isHeld) };
}
