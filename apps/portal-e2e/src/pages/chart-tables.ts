import { expect, type Locator, type Page } from '@playwright/test';

/** Value below which a number has a power of ten: six decimals of a small p value are 0. */
const POWER_BELOW = 0.0001;
const DECIMALS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });
const POWERS = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumSignificantDigits: 4 });

/** Text of a number in the table behind a chart, in English. */
export function chartNumber(value: number): string {
  return (value !== 0 && Math.abs(value) < POWER_BELOW ? POWERS : DECIMALS).format(value);
}

/** Texts of the cells of the table in an element, row by row without its head. */
export async function cellsOf(element: Locator): Promise<string[][]> {
  await expect(element).toBeVisible();
  return element
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)));
}

/** Rows of the table behind a chart of a page in English: the texts of their cells. The chart is shown again afterwards. */
export async function chartRows(page: Page, title: string): Promise<string[][]> {
  const chart = page.getByRole('figure', { name: title, exact: true });
  await chart.getByRole('button', { name: 'Show as a table' }).click();
  const rows = await cellsOf(chart);
  await chart.getByRole('button', { name: 'Show as a chart' }).click();
  return rows;
}
