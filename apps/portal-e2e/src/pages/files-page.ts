import { encodeSearchText, type DataQuery, type DataRecord } from '@omics-portal/data-query';
import { expect, type APIRequestContext, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Format } from './exported-table';

/** All records of a collection, as the back end has them, in its own order. */
export async function recordsOf(request: APIRequestContext, collection: string): Promise<DataRecord[]> {
  const answer = await request.post(`/dataseq/api/collections/${collection}?page=1&per_page=10000`, {
    data: {},
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: DataRecord[] }).data;
}

/** What the page of a collection says about the query of its address. */
export interface ShownResult {
  /** The range under the table. */
  readonly range: string;
  /** On the button that puts all of the result into the cart. */
  readonly all: string;
  /** The counts of a facet, together. */
  readonly counted: number;
  /** The names of the files on the page. */
  readonly names: readonly string[];
}

/** The result that the page must show, and the facet whose counts are summed up: one that the query does not filter. */
interface Awaited {
  readonly hash: string;
  readonly facet: string;
  readonly wanted: ShownResult;
}

const PATIENCE_MS = 15_000;

/**
 * Goes to an address of the page that is open, as a link within the portal does, and gives what the page shows once that
 * is what is wanted, or else what it showed all the time.
 */
export function showResult(page: Page, awaited: Awaited): Promise<ShownResult> {
  return page.evaluate(
    ([{ hash, facet, wanted }, patience]) => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
      const counts = `aside section[aria-label="${facet}"] li > span:last-child`;
      const names = '[role=gridcell] button[title]';
      const read = () => ({
        range: textOf('[data-slot=pagination] p'),
        all:
          [...document.querySelectorAll('button')].find((button) => /^Add all/.test(button.textContent))
            ?.textContent ?? '',
        counted: [...document.querySelectorAll(counts)].reduce(
          (sum, each) => sum + numberIn(each.textContent ?? ''),
          0,
        ),
        // The buttons that only show a picture have no text.
        names: [...document.querySelectorAll(names)]
          .map((button) => button.textContent ?? '')
          .filter(Boolean),
      });
      const expected = JSON.stringify(wanted);
      const ends = performance.now() + patience;
      location.hash = hash;
      return new Promise<ReturnType<typeof read>>((resolve) => {
        const look = () => {
          const shown = read();
          const settled = document.querySelector('[role=grid]')?.getAttribute('aria-busy') === null;
          if ((settled && JSON.stringify(shown) === expected) || performance.now() > ends) resolve(shown);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    [awaited, PATIENCE_MS] as const,
  );
}

/** Exports the whole result by the menu of the page, and gives the file that the browser got. */
export async function exportResult(page: Page, format: Format): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: format, exact: true }).press('Enter');
  return savedText(await arriving);
}

/** The text of a file that the browser saved. */
export async function savedText(download: Download): Promise<string> {
  expect(await download.failure()).toBeNull();
  return readFile(await download.path(), 'utf8');
}

/** The address of a query on the page of its collection, after the `#`. */
export function hashOf(query: DataQuery): string {
  return `/data/download/${query.collection.replace('_', '-')}?${encodeSearchText(query)}`;
}
