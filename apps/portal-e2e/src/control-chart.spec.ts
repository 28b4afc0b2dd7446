import { expect, type Locator, type Page, test } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { makeTableReports } from './pages/projects';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

const SAMPLES = ['D5', 'D6', 'F7', 'M8'] as const;
const LIBRARIES = SAMPLES.flatMap((sample) => [1, 2, 3].map((replicate) => ({ sample, replicate })));
/** Sample sheet of batches that a laboratory measured. */
const sheetOf = (laboratory: string) =>
  [
    'name,sample,laboratory',
    ...LIBRARIES.map(({ sample, replicate }) => `${sample}_${replicate},${sample},${laboratory}`),
  ].join('\n');
const FEATURES = 40;

/** Scatter of the replicates of ten batches: the seventh scatters less, so that its SNR is beyond 3 SD. */
const SCATTERS = [0.5, 0.51, 0.49, 0.505, 0.495, 0.5, 0.45, 0.5, 0.5, 0.5];

/** Table of log2 values: proteins differ between samples, replicates by this scatter. */
function table(scatter: number): string {
  const rows = Array.from({ length: FEATURES }, (_, feature) => [
    `P${feature}`,
    ...LIBRARIES.map(({ sample, replicate }, library) => {
      const level = 20 + 2 * Math.sin(feature * 1.7 + SAMPLES.indexOf(sample) * 2.3);
      return (level + scatter * Math.sin(feature * 12.9 + library * 78.2 + replicate)).toFixed(6);
    }),
  ]);
  const head = ['rowname', ...LIBRARIES.map(({ sample, replicate }) => `${sample}_${replicate}`)];
  return [head, ...rows].map((row) => row.join(',')).join('\n');
}

/** Downloads the points of a chart, the seventh of which is this report, and compares them with the table. */
async function expectFile(page: Page, points: Locator, name: string): Promise<void> {
  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download the points as TSV' }).click(),
  );
  const lines = (await downloadedText(download)).trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(11);
  const shown = await points.getByRole('row', { name: name }).innerText();
  const [order, report, , , value] = lines[7]?.split('\t') ?? [];
  expect([order, report]).toEqual(['7', name]);
  expect(shown).toContain(Number(value).toFixed(3));
}

test('ten reports are a control chart, whose points open them', async ({ page, request }) => {
  test.setTimeout(240_000);
  const prefix = `control_${Date.now()}`;
  const nameOf = (order: number) => `${prefix}_${String(order).padStart(2, '0')}`;
  await makeTableReports(
    request,
    SCATTERS.map((scatter, index) => ({ name: nameOf(index + 1), content: table(scatter) })),
    sheetOf(prefix),
  );
  await speak(page, 'en-US');
  await page.goto(`/#/seq-flow/control-chart?tool=protqc&baseline=5&name=${prefix}`);
  await signIn(page, 'en-US');
  const points = page.getByRole('table', { name: 'Points of the control chart' });

  await test.step('the seventh breaks 1-3s, in the chart and in the table', async () => {
    await expect(points.locator('tbody').getByRole('row')).toHaveCount(10);
    await expect(points.getByText('1-3s: one value beyond 3 SD')).toHaveCount(1);
    await expect(points.getByRole('row', { name: nameOf(7) })).toContainText('1-3s');
    const marks = page.getByRole('link', { name: new RegExp(`^${prefix}_\\d\\d: Signal-to-noise`) });
    await expect(marks).toHaveCount(10);
    await expect(page.getByText(/the first 5 reports/).first()).toBeVisible();
  });

  await test.step('the file has the points with all digits', () => expectFile(page, points, nameOf(7)));

  await test.step('a note is written, stands in the chart, is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Write a note' }).click();
    const editor = page.getByRole('dialog', { name: 'New note on the control charts' });
    await editor.getByLabel('Day').fill('2020-02-29');
    await editor.getByRole('textbox', { name: 'What happened' }).fill(`New column ${prefix}`);
    await editor.getByRole('button', { name: 'Save the note' }).click();
    await expect(editor).toHaveCount(0);
    const notes = page.getByRole('table', { name: 'Notes on the history' });
    const note = notes.getByRole('row', { name: `New column ${prefix}` });
    await expect(note).toContainText('2020-02-29');
    await expect(points.getByRole('row', { name: nameOf(1) })).toContainText(`New column ${prefix}`);
    await expect(page.getByRole('img', { name: `2020-02-29: New column ${prefix}` })).toBeVisible();
    await note.getByRole('button', { name: /^Delete the note/ }).click();
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
  });

  await test.step('the page has no accessibility violation', async () => {
    await expectNoViolations(page);
  });

  await test.step('arrow keys and Enter open the report of a point, with the same figure', async () => {
    const cell = points.getByRole('row', { name: nameOf(7) }).getByText(/\sdB$/);
    const snr = await cell.innerText();
    await page.getByRole('link', { name: `${nameOf(1)}: ` }).focus();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: nameOf(7) })).toBeVisible();
    await expect(page.getByText(snr, { exact: true }).first()).toBeVisible();
  });

  await test.step('a report that breaks a rule notifies its owner, and the notification opens its chart', async () => {
    await makeTableReports(request, [{ name: nameOf(11), content: table(0.01) }], sheetOf(prefix));
    await page.goto('/#/notifications');
    const title = `Report ${nameOf(11)} breaks the rule 1-3s of its control chart`;
    const alert = page.getByRole('listitem').filter({ hasText: title });
    await expect(alert).toContainText('Proteomics report, ');
    await expect(alert).toContainText('Rule 1-3s: one value beyond 3 SD.');
    await alert.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: 'State of the chosen report' })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${nameOf(11)} breaks 1-3s`))).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Laboratory' })).toHaveText(prefix);
    await expect(points.locator('tbody').getByRole('row')).toHaveCount(11);
  });
});
