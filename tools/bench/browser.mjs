import { chromium } from 'playwright';
import { LAUNCH_OPTIONS } from '../setup/chromium.mjs';
import { signIn } from './sign-in.mjs';

const TIMEOUT_MS = 120_000;

/**
 * Runs a benchmark in Chromium. `run` receives a function that opens a page of a signed-in user with an empty cache. The
 * browser is closed afterwards.
 */
export async function inBrowser(base, run) {
  const tokens = await signIn(base);
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    await run(() => newPage(browser, tokens));
  } finally {
    await browser.close();
  }
}

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

/** Time from an event on an element to the frame that shows a row with a text, in milliseconds. */
export function timeTo(locator, event, row, text = '') {
  return locator.evaluate(
    (element, wanted) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`No row with "${wanted.text}"`)), wanted.timeout);
        const isShown = () =>
          [...document.querySelectorAll(wanted.row)].some((one) => one.textContent.includes(wanted.text));
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
        else if (type === 'key')
          element.dispatchEvent(new KeyboardEvent('keydown', { ...value, bubbles: true }));
        else {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
          element.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      }),
    { event, row, text, timeout: TIMEOUT_MS },
  );
}
