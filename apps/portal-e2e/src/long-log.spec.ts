import { expect, test, type Locator, type Page } from '@playwright/test';
import { downloadBy, downloadedText } from './pages/downloads';
import { holdJob } from './pages/held-job';
import { LABELS } from './pages/labels';
import { makeFastqProject, uploadFile, WORK_MS } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

/** Enough reads that the program is still at work when it is found. */
const FASTQ = `@read\n${'ACGT'.repeat(40)}\n+\n${'I'.repeat(160)}\n`.repeat(60_000);
const LINES = 120_000;
const COLOUR = '\u{1b}[31m';

/** Lines of a log that a program writes: each 50,000th one reports an error. */
function logLines(from: number, to: number): string {
  let text = '';
  for (let line = from; line <= to; line += 1) {
    text +=
      line % 50_000 === 0 ? `${COLOUR}ERROR\u{1b}[0m record ${line} is cut off\n` : `record ${line} passed\n`;
  }
  return text;
}

const marked = (log: Locator) => log.locator('[data-index][aria-current=true]');

test('a log is followed while its job writes, searched, shared by its lines and downloaded', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `long_log_${Date.now()}`;
  const read1 = await uploadFile(request, `${name}.fastq`, FASTQ);
  const projectId = await makeFastqProject(request, name, [{ sample_id: name, read1 }]);
  const held = await holdJob(name, AbortSignal.timeout(WORK_MS));
  try {
    await speak(page, 'en-US');
    await page.goto(`/#/data/qc-job-management/${projectId}`);
    await signIn(page, 'en-US');
    await page.getByRole('button', { name: `Logs of ${name}` }).click();
    const log = page.getByRole('dialog');
    const lines = log.getByRole('region', { name: LABELS['en-US'].standardOutput });

    await held.write('\nfirst line of the test\n');
    await expect(lines).toContainText('first line of the test');
    await log.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => clipboard(page)).toContain('first line of the test');
    const follow = log.getByRole('switch', { name: 'Follow' });
    await follow.click();
    await held.write('written while it is not followed\n');
    await follow.click();
    await expect(lines).toContainText('written while it is not followed');

    await held.write(logLines(1, LINES));
    await expect(lines).toContainText(`record ${LINES} passed`);
    const before = (await countOf(log)) - LINES;
    await lines.hover();
    await page.mouse.wheel(0, -400);
    await held.write('the last line\n');
    await expect(log.getByText('Paused: new lines are below.')).toBeVisible();
    await expect.poll(() => countOf(log)).toBe(before + LINES + 1);
    await expect(lines).not.toContainText('the last line');
    await log.getByRole('button', { name: 'Go to the end' }).click();
    await expect(lines).toContainText('the last line');

    await log.getByRole('searchbox', { name: 'Search the log' }).fill('record 99999 PASSED');
    await expect(log.getByText('1 of 1', { exact: true })).toBeVisible();
    await expect(marked(log)).toHaveText(`${before + 99_999}record 99999 passed`);
    await log.getByRole('button', { name: 'Next error' }).click();
    await expect(marked(log)).toHaveText(`${before + 100_000}ERROR record 100000 is cut off`);
    const [colour, plain] = await Promise.all(
      ['ERROR', ' record 100000 is cut off'].map((text) =>
        marked(log)
          .getByText(text, { exact: true })
          .evaluate((piece) => getComputedStyle(piece).color),
      ),
    );
    expect(colour).not.toBe(plain);
    await log.getByRole('button', { name: 'Copy the link to this line' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^http.*line=/u);

    const other = await context.newPage();
    await other.goto(await clipboard(page));
    await expect(marked(other.getByRole('dialog'))).toHaveText(
      `${before + 100_000}ERROR record 100000 is cut off`,
    );
    await other.close();
    await log.getByRole('button', { name: 'Previous error' }).click();
    await expect(marked(log)).toHaveText(`${before + 50_000}ERROR record 50000 is cut off`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Stop ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
    held.release();
    await page.getByRole('button', { name: `Logs of ${name}` }).click();
    await expect(log.getByText('Aborted').first()).toBeVisible();
    await expect(follow).toHaveCount(0);
    const file = await downloadBy(page, () => log.getByRole('button', { name: 'Download' }).click());
    expect(file.url()).toMatch(/^http/u);
    expect(await downloadedText(file)).toMatch(/record 120000 passed\nthe last line\n$/u);
    await log.getByRole('tab', { name: LABELS['en-US'].standardError }).click();
    await expect(log.getByText('Nothing was written to this stream.')).toBeVisible();
  } finally {
    held.release();
  }
});

/** Number of lines that the viewer names. */
async function countOf(log: Locator): Promise<number> {
  const summary = await log.getByText(/ · [\d,]+ lines$/u).textContent();
  return Number(/([\d,]+) lines$/u.exec(summary ?? '')?.[1]?.replaceAll(',', ''));
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
