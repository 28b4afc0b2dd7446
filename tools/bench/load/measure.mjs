/** Slow 4G as in Lighthouse (latency in ms, throughput in bytes a second), and the processor of a phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_475_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const CPU_SLOWDOWN = 4;
export const VIEW = { width: 1350, height: 940 };
const TIMEOUT_MS = 60_000;
/** Time without a larger paint after which LCP is final, in milliseconds. */
const LCP_QUIET_MS = 2500;

/**
 * Cold load of one page on a slow connection, with an empty cache and a new browser profile.
 *
 * @returns {Promise<{ ms: number, files: number, kilobytes: number, firstRequestMs: number, requests: object[] }>}
 *   `ms` from the start of the navigation to the first element that matches `selector`, or without a selector to the
 *   largest contentful paint. `firstRequestMs` is the start of the first request to a back end.
 */
export async function measureLoad(browser, { url, selector, auth }) {
  const context = await browser.newContext({ viewport: VIEW, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordMarks, { selector: selector ?? null, auth: auth ?? null });
    const devtools = await context.newCDPSession(page);
    const requests = await recordRequests(devtools);
    await slowDown(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    const ms = selector === undefined ? await settledPaint(page) : await firstElement(page);
    return { ms, ...summaryOf(requests(), ms) };
  } finally {
    await context.close();
  }
}

/** Throttles line and processor of a page. */
export async function slowDown(devtools) {
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function firstElement(page) {
  const handle = await page.waitForFunction(() => window.loadMarks.element, undefined, {
    timeout: TIMEOUT_MS,
  });
  return handle.jsonValue();
}

async function settledPaint(page) {
  const handle = await page.waitForFunction(
    (quiet) => {
      const { paint } = window.loadMarks;
      return paint > 0 && document.querySelector('h1') !== null && performance.now() - paint > quiet
        ? paint
        : false;
    },
    LCP_QUIET_MS,
    { timeout: TIMEOUT_MS },
  );
  return handle.jsonValue();
}

/** Runs in the page before its own scripts. */
function recordMarks({ selector, auth }) {
  if (auth !== null) localStorage.setItem('CLINICO_OMICS_AUTH', JSON.stringify(auth));
  localStorage.setItem('lang', 'en-US');
  window.loadMarks = { paint: 0, element: 0 };
  new PerformanceObserver((list) => {
    window.loadMarks.paint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  if (selector === null) return;
  const observer = new MutationObserver(() => {
    if (window.loadMarks.element > 0 || document.querySelector(selector) === null) return;
    observer.disconnect();
    // The present document has been painted by the frame after next.
    requestAnimationFrame(() => requestAnimationFrame(() => (window.loadMarks.element = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Records each request: path, start, end and bytes on the wire; times in milliseconds after the document's request. */
export async function recordRequests(devtools) {
  const byId = new Map();
  let origin;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    origin ??= timestamp;
    byId.set(requestId, { path: new URL(request.url).pathname, type, startMs: (timestamp - origin) * 1000 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { endMs: (timestamp - origin) * 1000, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  return () => [...byId.values()];
}

const BACK_END = /^\/(datains|dataseq|quartet-service)\//;

function summaryOf(requests, untilMs) {
  const inTime = requests.filter(({ endMs }) => endMs !== undefined && endMs <= untilMs);
  const own = inTime.filter(({ path }) => !BACK_END.test(path));
  const calls = requests.filter(({ path }) => BACK_END.test(path));
  return {
    files: own.length,
    kilobytes: own.reduce((total, { bytes }) => total + bytes, 0) / 1000,
    firstRequestMs: Math.min(...calls.map(({ startMs }) => startMs)),
    requests,
  };
}
