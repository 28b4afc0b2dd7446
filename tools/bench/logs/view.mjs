import { inBrowser, timeTo } from '../browser.mjs';
import { judgeOf, printMachine } from '../goals.mjs';
import { onNewServer } from '../new-server.mjs';
import { jobWithLongLog } from './long-log.mjs';

const LINES = Number(process.argv[2] ?? 1_000_000);
const PORT = Number(process.env.PORT ?? 4694);
const FAR = Math.min(400_000, LINES);

const LOADED_LINE = '[data-slot="log-view"] [data-index]:not([aria-busy])';
const ENTER = { type: 'key', value: { key: 'Enter' } };
const MARKED_LINE = '[data-slot="log-view"] [aria-current]:not([aria-busy])';

/** Goals in milliseconds. */
const judge = judgeOf({
  'first lines, from the click on Logs': 1_000,
  [`line ${FAR}, from the number`]: 1_000,
  'next error': 1_000,
});

/**
 * Benchmark of a long log in Chromium: opens a log of 100 MB that the server has never read, goes to a line, to an error and
 * to a match, and opens a link to a line in a new browser. Times end with the frame that shows the line. Argument: number of
 * lines. Exits with 1 past a goal.
 */
async function main() {
  await onNewServer(PORT, async ({ data, researcher }) => {
    const { job, projectId, bytes } = await jobWithLongLog({ data, researcher }, LINES);
    printMachine(`${LINES} lines, ${Math.round(bytes / 1e6)} MB, Chromium`);
    const base = `http://127.0.0.1:${PORT}`;
    const project = `${base}/#/data/qc-job-management/${projectId}`;
    await inBrowser(base, async (newPage) => {
      await readLog(await newPage(), project);
      await openLink(await newPage(), `${project}?job=${job.id}&panel=logs&stream=stdout&line=${FAR}`);
    });
  });
}

async function readLog(page, project) {
  await page.goto(project);
  const logs = page.getByRole('button', { name: /^Logs of/ }).first();
  judge('first lines, from the click on Logs', await timeTo(logs, { type: 'click' }, LOADED_LINE));
  await page.getByText(/ · [\d,]+ lines$/u).waitFor();
  const log = page.getByRole('dialog');
  const number = log.getByRole('textbox', { name: 'Go to line' });
  await number.fill(String(FAR));
  judge(`line ${FAR}, from the number`, await timeTo(number, ENTER, MARKED_LINE, String(FAR)));
  const errors = log.getByRole('button', { name: 'Next error' });
  judge('next error', await timeTo(errors, { type: 'click' }, MARKED_LINE, String(FAR + 10_000)));
  const search = log.getByRole('searchbox', { name: 'Search the log' });
  const wanted = `record ${LINES} `;
  judge(
    'search for a text in the last line',
    await timeTo(search, { type: 'input', value: wanted }, MARKED_LINE, wanted),
  );
}

async function openLink(page, link) {
  await page.goto('about:blank');
  const start = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  await page
    .locator(MARKED_LINE)
    .filter({ hasText: `record ${FAR} ` })
    .waitFor();
  judge(`link to line ${FAR}, new browser, with the start of the portal`, performance.now() - start);
}

await main();
