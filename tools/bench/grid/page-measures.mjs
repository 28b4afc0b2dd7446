const VIEW = { width: 1280, height: 800 };
const MEGABYTE = 1 << 20;
const RUNS = 5;
const SCROLL_S = 3;
/** Scroll speed in pixels a second: more than ten screens of rows, like a fast wheel turn. */
const SPEED = 6000;

/** Runs the work on a new page that is slowed down and has its records, but no grid yet. */
export async function onPage(browser, { url, rows, throttle }, work) {
  const page = await browser.newPage({ viewport: VIEW });
  try {
    await page.goto(url);
    await page.waitForFunction(() => 'showGrid' in window);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate((count) => window.makeRows(count), rows);
    const heapBefore = await heapOf(page);
    return await work({ page, devtools, heapBefore });
  } finally {
    await page.close();
  }
}

/** Time to the first frame of the grid in milliseconds: the median of five pages. */
export async function firstPaint(browser, given) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await onPage(browser, given, ({ page }) => page.evaluate(showAndWait)));
  }
  return middleOf(times);
}

/** Shows the grid; returns the heap that it takes, in megabytes. */
export async function showGrid({ page, heapBefore }) {
  await page.evaluate(showAndWait);
  return Math.max(0, (await heapOf(page)) - heapBefore) / MEGABYTE;
}

/** Figures of a fast scroll and of jumps to other rows. */
export async function scrollFigures({ page, devtools }) {
  const frameMs = await mainThread(devtools);
  const scroll = await page.evaluate(scrollFast, { seconds: SCROLL_S, speed: SPEED });
  const cpuMs = ((await mainThread(devtools)) - frameMs) / scroll.frames;
  return { cpuMs, blanks: await page.evaluate(jumpAround), ...scroll };
}

/** Median of five runs of an action that returns its time. */
export async function middleRun(action) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await action());
  }
  return middleOf(times);
}

/** Figures to one decimal. */
export function rounded(figures) {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, Math.round(value * 10) / 10]),
  );
}

async function heapOf(page) {
  return page.evaluate(() => {
    window.gc();
    return performance.memory.usedJSHeapSize;
  });
}

/** CPU time of the main thread so far in milliseconds, which other processes hardly affect. */
async function mainThread(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function middleOf(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

/* The following functions run in the page. */

/** Time from the first line of the grid's code to the frame that shows it. */
async function showAndWait() {
  const started = performance.now();
  window.showGrid();
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  return performance.now() - started;
}

/** Scrolls continuously; returns the frames per second, all frames, and the longest task. */
async function scrollFast({ seconds, speed }) {
  const grid = document.querySelector('[role=grid]');
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  let longestTaskMs = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longestTaskMs = Math.max(longestTaskMs, duration);
    }
  });
  watch.observe({ type: 'longtask' });
  let frames = 0;
  const started = await frame();
  let now = started;
  while (now - started < seconds * 1000) {
    grid.scrollTop = ((now - started) / 1000) * speed;
    now = await frame();
    frames += 1;
  }
  watch.disconnect();
  return { frames, scrollFps: (frames * 1000) / (now - started), longestTaskMs };
}

/** Jumps from end to end like dragging the scroll bar; counts the jumps after which a row is blank. */
async function jumpAround() {
  const grid = document.querySelector('[role=grid]');
  const box = grid.getBoundingClientRect();
  const rowAt = (part) =>
    document.elementFromPoint(box.left + box.width / 4, box.top + box.height * part)?.closest('[role=row]') ??
    null;
  let blanks = 0;
  for (let jump = 1; jump <= 50; jump += 1) {
    grid.scrollTop = ((jump * 37) % 50) * ((grid.scrollHeight - grid.clientHeight) / 50);
    await new Promise((next) => requestAnimationFrame(next));
    blanks += [0.25, 0.5, 0.9].some((part) => rowAt(part) === null) ? 1 : 0;
  }
  grid.scrollTop = 0;
  return blanks;
}
