import { unguardCell } from '@omics-portal/data-query/files';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { chartNumber, chartRows } from './chart-tables';
import { downloadBy, downloadedText } from './downloads';

type Row = readonly (string | number)[];

/** Chart of a report with the rows that its table must have, in any order. */
export interface ExpectedChart {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Positions of the columns that are compared; all by default. */
  readonly columns?: readonly number[];
}

/** Maximum number of rows in the page. The saved table has all of them. */
const MAX_ROWS = 1000;
/** Digits of numbers in a file, and those that are compared: the page may add in another order than the test. */
const DIGITS = { written: 15, compared: 12 };

/** Expects that a page in English has these charts and no other. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  const captions = page.locator('[data-slot=chart-frame] figcaption span[id]');
  await expect.poll(async () => (await captions.allTextContents()).toSorted()).toEqual(titles.toSorted());
}

/** Expects that a chart of a page in English has these rows, in the table behind it and in the file that it saves. */
export async function expectChart(page: Page, chart: ExpectedChart): Promise<void> {
  const { title, rows, columns } = chart;
  const expected = rows.map((row) => textOf(row.map(shown)));
  const inPage = (await chartRows(page, title)).map((row) => textOf(cellsIn(row, columns)));
  if (rows.length <= MAX_ROWS) {
    expect(inPage.toSorted(), title).toEqual(expected.toSorted());
  } else {
    expect(inPage, title).toHaveLength(MAX_ROWS);
    const all = new Set(expected);
    expect(
      inPage.filter((row) => !all.has(row)),
      title,
    ).toEqual([]);
  }
  const saved = (await savedRows(page, title)).map((row) => textOf(cellsIn(row, columns).map(saveable)));
  expect(saved.toSorted(), `${title}, saved`).toEqual(
    rows.map((row) => textOf(row.map(saveable))).toSorted(),
  );
}

/** Rows of the table that a chart saves, without the head. */
async function savedRows(page: Page, title: string): Promise<string[][]> {
  const chart = page.getByRole('figure', { name: title, exact: true });
  const download = await downloadBy(page, async () => {
    await chart.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Data table (TSV)' }).click();
  });
  const [, ...rows] = parse(await downloadedText(download), {
    delimiter: '\t',
    record_delimiter: '\n',
  }) as string[][];
  return rows.map((row) => row.map(unguardCell));
}

function cellsIn<Cell extends string | number>(row: readonly Cell[], columns?: readonly number[]): Cell[] {
  return columns ? columns.flatMap((column) => row[column] ?? []) : [...row];
}

const textOf = (row: Row): string => row.join('  ');

const shown = (cell: string | number): string => (typeof cell === 'number' ? chartNumber(cell) : cell);

/** Cell of a file in the digits that are compared. */
function saveable(cell: string | number): string {
  const value = cell === '' ? NaN : Number(cell);
  return Number.isNaN(value)
    ? String(cell)
    : String(Number(Number(value.toPrecision(DIGITS.written)).toPrecision(DIGITS.compared)));
}
