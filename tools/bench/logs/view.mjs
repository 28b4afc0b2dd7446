import { chromium } from 'playwright';
import { judgeOf, printMachine } from '../goals.mjs';
import { onNewServer } from '../new-server.mjs';
import { signIn } from '../sign-in.mjs';
import { jobWithLongLog } from './long-log.mjs';

const LINES = Number(process.argv[2] ?? 1_000_000);
const PORT = Number(process.env.PORT ?? 4694);
const FAR = Math.min(400_000, LINES);
const TIMEOUT_MS = 120_000;

const LOADED_LINE = '[data-slot="log-view"] [data-index]:not([aria-busy])';
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
    const project = `http://127.0.0.1:${PORT}/#/data/qc-job-management/${projectId}`;
    const tokens = await signIn(`http://127.0.0.1:${PORT}`);
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      await readLog(await newPage(browser, tokens), project);
      await openLink(
        await newPage(browser, tokens),
        `${project}?job=${job.id}&panel=logs&stream=stdout&line=${FAR}`,
      );
    } finally {
      await browser.close();
    }
  });
}

/** Page of a signed-in visitor with an empty cache. */
async function newPage(browser, tokens) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript((auth) => {
    localStorage.setItem('CLINICO_OMICS_AUTH', JSON.stringify(auth));
    localStorage.setItem('lang', 'en-US');
  }, tokens);
  return page;
}

async function readLog(page, project) {
  await page.goto(project);
  const logs = page.getByRole('button', { name: /^Logs of/ }).first();
  judge('first lines, from the click on Logs', await timeTo(logs, { type: 'click' }, LOADED_LINE));
  await page.getByText(/ · [\d,]+ lines$/u).waitFor();
  const log = page.getByRole('dialog');
  const number = log.getByRole('textbox', { name: 'Go to line' });
  await number.fill(String(FAR));
  judge(`line ${FAR}, from the number`, await timeTo(number, { type: 'Enter' }, MARKED_LINE, String(FAR)));
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

/** Time from an event on an element to the frame that shows a line with a text, in milliseconds. */
function timeTo(locator, event, line, text = '') {
  return locator.evaluate(
    (element, wanted) =>
      new Promise((resolve) => {
        const isShown = () => document.querySelector(wanted.line)?.textContent.includes(wanted.text) === true;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          // The frame after next has painted what is in the document now.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const { type, value } = wanted.event;
        if (type === 'click') element.click();
        else if (type === 'Enter')
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        else {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
          element.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }),
    { event, line, text },
  );
}

await main();
