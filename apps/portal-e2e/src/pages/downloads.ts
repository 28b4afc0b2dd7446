import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';

/** Download: the file that the browser receives by an action on the page, within `timeout` milliseconds. */
export async function downloadBy(
  page: Page,
  action: () => Promise<void>,
  options: { readonly timeout?: number } = {},
): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download', options), action()]);
  expect(await download.failure()).toBeNull();
  return download;
}

/** Bytes of a downloaded file. */
export async function downloadedBytes(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Text of a downloaded file. */
export async function downloadedText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
