import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** Options of a printed page. */
export interface PrintOptions {
  /** Path of Chromium. */
  readonly executable: string;
  readonly timeoutMs: number;
}

const MARGIN = '16mm';
const FOOTER =
  '<p style="width: 100%; text-align: center; font: 8px sans-serif; color: #555"><span class="pageNumber"></span> / <span class="totalPages"></span></p>';

/**
 * Prints an HTML page as a PDF document by headless Chromium. The page comes from files of users: its scripts do not run, it
 * reaches neither the network nor files, and the browser is ended with it. Throws when Chromium does not start, fails or
 * exceeds the time limit.
 */
export async function printPdf(html: string, { executable, timeoutMs }: PrintOptions): Promise<Buffer> {
  // Loaded at the first document: a server that prints none needs no memory for it.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: executable,
    // Chromium refuses to start its sandbox as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-background-networking'],
    timeout: timeoutMs,
    // The server ends by itself, and closes the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const printed = new AbortController();
  try {
    return await Promise.race([printIn(browser, html), timeLimit(timeoutMs, printed.signal)]);
  } finally {
    printed.abort();
    await browser.close();
  }
}

async function printIn(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.route('**', (route) => route.abort());
  await page.setContent(html);
  return page.pdf({
    format: 'A4',
    tagged: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  });
}

async function timeLimit(ms: number, signal: AbortSignal): Promise<never> {
  await pause(ms, undefined, { signal });
  throw new Error(`Printing took more than ${ms / 1000} s.`);
}
