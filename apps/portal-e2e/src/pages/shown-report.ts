import type {
  CallFigures,
  ConcordanceFigures,
  DnaReport,
  ExpressionReport,
  QcReport,
  QcSampleTable,
} from '@omics-portal/qc-metrics';
import { expect, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { cellsOf } from './chart-tables';
import { downloadBy, downloadedText } from './downloads';
import { WORK_MS } from './projects';

/** Digits of the fractions of DNA on a page. */
const FRACTION_DIGITS = 5;
const FIGURES = 'All figures, with every digit';

const count = (value: number) => value.toLocaleString('en-US');
const withUnit = (number: string, unit: string) => (unit === '' ? number : `${number}\u202f${unit}`);
const figure = (value: number, unit: string) => withUnit(value.toFixed(3), unit);

/** The report.json that the page saves: the stored file. */
export async function downloadedReport<Contents = QcReport>(page: Page): Promise<Contents> {
  const save = () => page.getByRole('button', { name: 'Report as JSON' }).click();
  return JSON.parse(await downloadedText(await downloadBy(page, save, { timeout: WORK_MS }))) as Contents;
}

/**
 * Expects that a page in English shows the figures of a report: value, unit, interval, history, rank and grade in the table with
 * every digit, and the values, intervals, histories, scaled totals and ranks on the cards. Every figure must be given: the page hides those
 * whose input is absent.
 */
export async function expectFigures(page: Page, { metrics }: Pick<QcReport, 'metrics'>): Promise<void> {
  const cards = await page
    .locator('[data-section=figures] li')
    .evaluateAll((all) =>
      all.map((card) =>
        [
          ...Array.from(card.querySelectorAll('[title]'), (each) => each.getAttribute('title')),
          ...Array.from(card.querySelectorAll('dd'), ({ textContent }) => textContent),
        ].filter((text) => /^Bootstrap|^-?\d.*[^)]$|included$/u.test(text ?? '')),
      ),
    );
  expect(cards).toEqual(
    metrics.map(({ value, unit, interval, history, rank, scaled }) => [
      ...(value === null ? [] : [withUnit(String(value), unit)]),
      ...(interval ? [`Bootstrap over replicates, ${count(interval.resamples)} resamples`] : []),
      ...(history ? [`${history.mean} ± ${history.sd}`] : []),
      ...(interval ? [`${figure(interval.low, unit)} to ${figure(interval.high, unit)}`] : []),
      ...(scaled === undefined ? [] : [scaled.toFixed(2)]),
      ...(rank ? [`${rank.position} of ${rank.of}, this batch included`] : []),
    ]),
  );
  await page.getByRole('button', { name: 'Show as a table, with every digit' }).click();
  const rows = await cellsOf(page.getByRole('table', { name: FIGURES }));
  expect(rows.map((row) => row.slice(1, 10))).toEqual(
    metrics.map(({ value, unit, interval, history, rank, grade }) => [
      value === null ? 'Not computed' : String(value),
      unit,
      ...[interval?.low, interval?.high, history?.mean, history?.sd, history?.n].map((each) =>
        String(each ?? ''),
      ),
      rank ? `${rank.position} / ${rank.of}` : '',
      grade ?? '',
    ]),
  );
  await page.getByRole('button', { name: 'Show as cards' }).click();
}

/** Expects that the verdict of a page in English has the value of each limit that decided it. */
export async function expectCheckedLimits(page: Page, { verdict }: Pick<QcReport, 'verdict'>): Promise<void> {
  const shown = await page
    .getByRole('list', { name: 'Limits that were checked' })
    .locator('[title]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('title')?.split('\u202f')[0]));
  const deciding = verdict.reasons.filter(({ advisory }) => !advisory);
  expect(shown.toSorted()).toEqual(
    deciding.flatMap(({ value }) => (value === null ? [] : String(value))).toSorted(),
  );
  expect(shown.length).toBeGreaterThan(0);
}

/** Expects that a page in English shows the libraries of an expression report, with their figures. */
export async function expectLibraries(
  page: Page,
  { perSample }: Pick<ExpressionReport, 'perSample'>,
): Promise<void> {
  const rows = await cellsOf(page.getByRole('table', { name: 'Figures of each library' }));
  expect(rows.map((row) => row.slice(0, 4))).toEqual(
    perSample.map(({ library, sample, detected, missingPercent }) => [
      library,
      sample,
      count(detected),
      figure(missingPercent, '%'),
    ]),
  );
}

/** Expects that a page in English shows the variants of each sample and the concordance of each family of a DNA report. */
export async function expectVariants(
  page: Page,
  { calls, families }: Pick<DnaReport, 'calls' | 'families'>,
): Promise<void> {
  const fraction = (value: number) => value.toFixed(FRACTION_DIGITS);
  const ofType = ({
    number,
    truePositives,
    falsePositives,
    falseNegatives,
    precision,
    recall,
  }: CallFigures) => [
    ...[number, truePositives, falsePositives, falseNegatives].flatMap((each) =>
      each === undefined ? [] : count(each),
    ),
    fraction(precision),
    fraction(recall),
  ];
  expect(
    await cellsOf(
      page.getByRole('table', { name: 'Variants of each sample compared with the truth set of its donor' }),
    ),
  ).toEqual(calls.map(({ sample, donor, snv, indel }) => [sample, donor, ...ofType(snv), ...ofType(indel)]));
  const stated = (value: number | undefined, text: (value: number) => string) =>
    value === undefined ? 'not stated' : text(value);
  const inherited = ({ detected, consistent, rate, twinRate, trioRates }: ConcordanceFigures) => [
    stated(detected, count),
    stated(consistent, count),
    ...[rate, twinRate, trioRates?.D5, trioRates?.D6].map((each) => stated(each, fraction)),
  ];
  const rows = await cellsOf(page.getByRole('table', { name: 'Mendelian concordance of each family' }));
  expect(rows.map((row) => row.slice(0, 8))).toEqual(
    families.flatMap(({ family, snv, indel }) => [
      [family, 'SNV', ...inherited(snv)],
      [family, 'INDEL', ...inherited(indel)],
    ]),
  );
}

/**
 * Expects that the matrix of samples of a page in English has the figures of a report: all of them in the file that it saves, with
 * every digit, and the visible cells with three decimals.
 */
export async function expectSampleMatrix(page: Page, { columns, rows }: QcSampleTable): Promise<void> {
  const section = page.locator('[data-section=samples]');
  const save = () => section.getByRole('button', { name: 'Download the table as TSV' }).click();
  const [, ...saved] = parse(await downloadedText(await downloadBy(page, save)), {
    delimiter: '\t',
    record_delimiter: '\n',
  }) as string[][];
  const byName = <Row extends readonly unknown[]>(all: readonly Row[]) =>
    all.toSorted((one, other) => String(one[0]).localeCompare(String(other[0]), 'en'));
  expect(byName(saved)).toEqual(
    byName(
      rows.map(({ sample, donor, values }) => [
        sample,
        donor ?? '',
        ...values.map((value) => String(value ?? '')),
      ]),
    ),
  );
  const grid = section.getByRole('grid', { name: /^Figures of each sample/ });
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows.length + 1));
  const shown = await grid
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .slice(1)
        .map((row) =>
          Array.from(row.querySelectorAll('[role=gridcell]'), (cell) => [
            cell.getAttribute('aria-colindex'),
            (cell.textContent ?? '').replace(/^[▲▼] Outlier: .*? median\. /u, ''),
          ]),
        ),
    );
  expect(shown.length).toBeGreaterThan(0);
  const formats = columns.map((_, index) => formatOf(rows.map(({ values }) => values[index] ?? null)));
  for (const [name, donor, ...cells] of shown) {
    const row = rows.find(({ sample }) => sample === name?.[1]);
    expect(donor?.[1]).toBe(row?.donor ?? 'unknown');
    for (const [index, text] of cells) {
      const column = Number(index) - 3;
      const value = row?.values[column] ?? null;
      expect(text, `${name?.[1]} ${columns[column]?.key}`).toBe(
        value === null ? '' : formats[column]?.format(value),
      );
    }
  }
}

/** Format of the figures of a column: as many decimals as the figure that needs most of them, at most three. */
function formatOf(values: readonly (number | null)[]): Intl.NumberFormat {
  const shortest = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  const decimals = values.map(
    (value) => (value === null ? '' : shortest.format(value)).split('.')[1]?.length ?? 0,
  );
  const digits = Math.max(0, ...decimals);
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
