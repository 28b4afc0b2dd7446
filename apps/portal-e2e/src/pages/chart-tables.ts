import type { Page } from '@playwright/test';

/** Text of a number in the table behind a chart, in English. */
export function chartNumber(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);
}

/** Rows of the table behind a chart of a page in English: the texts of their cells. The chart is shown again afterwards. */
export async function chartRows(page: Page, title: string): Promise<string[][]> {
  const chart = page.getByRole('figure', { name: title, exact: true });
  await chart.getByRole('button', { name: 'Show as a table' }).click();
  const rows = await chart
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)));
  await chart.getByRole('button', { name: 'Show as a chart' }).click();
  return rows;
}
