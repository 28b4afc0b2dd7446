import { encodeSearchText, type DataQuery, type DataRecord } from '@omics-portal/data-query';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { downloadBy, downloadedText } from './downloads';
import type { Format } from './exported-table';

/** All records of a collection from the back end, in its order. */
export async function recordsOf(request: APIRequestContext, collection: string): Promise<DataRecord[]> {
  const response = await request.post(`/dataseq/api/collections/${collection}?page=1&per_page=10000`, {
    data: {},
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: DataRecord[] }).data;
}

/** Shown result: what the page of a collection displays for a query. */
export interface ShownResult {
  /** Range under the table. */
  readonly range: string;
  /** Label of the button that adds the whole result to the cart. */
  readonly all: string;
  /** Sum of the counts of a facet. */
  readonly counted: number;
  /** Names of the files on the page. */
  readonly names: readonly string[];
}

/** Expected result, with a facet whose counts are summed: one that the query does not filter. */
interface ExpectedResult {
  readonly hash: string;
  readonly facet: string;
  readonly wanted: ShownResult;
}

const PATIENCE_MS = 15_000;

/**
 * Navigates to a hash in the open page, like a link within the portal, and returns the shown result as soon as it is the
 * expected one, or else the last one.
 */
export function showResult(page: Page, awaited: ExpectedResult): Promise<ShownResult> {
  return page.evaluate(
    ([{ hash, facet, wanted }, patience]) => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
      const counts = `aside section[aria-label="${facet}"] li > span:last-child`;
      const names = '[role=gridcell] a[title]';
      const read = () => ({
        range: textOf('[data-slot=pagination] p'),
        all:
          [...document.querySelectorAll('button')].find((button) => /^Add all/.test(button.textContent))
            ?.textContent ?? '',
        counted: [...document.querySelectorAll(counts)].reduce(
          (sum, each) => sum + numberIn(each.textContent ?? ''),
          0,
        ),
        // Icon buttons have no text.
        names: [...document.querySelectorAll<HTMLElement>(names)]
          .filter((link) => link.textContent !== '')
          .map((link) => link.title),
      });
      const expected = JSON.stringify(wanted);
      const ends = performance.now() + patience;
      location.hash = hash;
      return new Promise<ReturnType<typeof read>>((resolve) => {
        const check = () => {
          const shown = read();
          const settled = document.querySelector('[role=grid]')?.getAttribute('aria-busy') === null;
          if ((settled && JSON.stringify(shown) === expected) || performance.now() > ends) resolve(shown);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
    },
    [awaited, PATIENCE_MS] as const,
  );
}

/** Exports the whole result by the menu of the page, and returns the downloaded file. */
export async function exportResult(page: Page, format: Format): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: format, exact: true });
  return downloadedText(await downloadBy(page, () => item.press('Enter')));
}

/** Hash of a query on the page of its collection. */
export function hashOf(query: DataQuery): string {
  // Ten rows are wholly visible, so that all names can be read.
  const search = encodeSearchText(query, { per_page: String(query.perPage) });
  return `/data/download/${query.collection.replace('_', '-')}?${search}`;
}
