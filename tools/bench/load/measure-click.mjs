import { setTimeout as wait } from 'node:timers/promises';
import { recordRequests, slowDown, VIEW } from './measure.mjs';

const TIMEOUT_MS = 60_000;
/** A page has come to rest when it has requested nothing for this long; its last files come after five seconds. */
const QUIET_MS = 7000;
const BACK_END = /^\/(datains|dataseq|quartet-service)\//;

/**
 * Time from a click on a link to the first row of the page behind it, on a slow line, with the first page at rest.
 *
 * @returns {Promise<{ ms: number, firstRequestMs: number, files: number }>} from the click to the frame with the row; from
 *   the click to the first request to a back end; and the files of the portal that were loaded meanwhile
 */
export async function measureClick(browser, { url, auth, link, row }) {
  const context = await browser.newContext({ viewport: VIEW, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript((tokens) => {
      if (tokens !== null) localStorage.setItem('CLINICO_OMICS_AUTH', JSON.stringify(tokens));
      localStorage.setItem('lang', 'en-US');
    }, auth ?? null);
    const devtools = await context.newCDPSession(page);
    const requests = await recordRequests(devtools);
    await page.goto(url);
    await page.locator(link).first().waitFor({ timeout: TIMEOUT_MS });
    await untilQuiet(requests);
    await slowDown(devtools);
    const before = requests().length;
    const ms = await page.evaluate(clickAndWait, { link, row, timeoutMs: TIMEOUT_MS });
    const since = requests().slice(before);
    const start = since[0]?.startMs ?? 0;
    const call = since.find(({ path }) => BACK_END.test(path));
    return {
      ms,
      firstRequestMs: call === undefined ? NaN : call.startMs - start,
      files: since.filter(({ path }) => path.startsWith('/assets/')).length,
    };
  } finally {
    await context.close();
  }
}

async function untilQuiet(requests) {
  for (let count = -1; count !== requests().length;) {
    count = requests().length;
    await wait(QUIET_MS);
  }
}

/** Runs in the page: clicks the link and resolves with the time until the row is painted; rejects without a row in time. */
function clickAndWait({ link, row, timeoutMs }) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    setTimeout(
      () => reject(new Error(`No ${row} after the click on ${link} in ${timeoutMs} ms.`)),
      timeoutMs,
    );
    const observer = new MutationObserver(() => {
      if (document.querySelector(row) === null) return;
      observer.disconnect();
      // The frame after next has painted what is in the document now.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
    });
    observer.observe(document, { childList: true, subtree: true });
    document.querySelector(link).click();
  });
}
