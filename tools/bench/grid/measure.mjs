import { firstPaint, middleRun, onPage, rounded, scrollFigures, showGrid } from './page-measures.mjs';

/** Opens the page of the data grid and measures it, to one decimal; repeatable measurements are medians of five. */
export async function measure(browser, given) {
  const firstPaintMs = await firstPaint(browser, given);
  const figures = await onPage(browser, given, async (open) => {
    const heapMb = await showGrid(open);
    const scroll = await scrollFigures(open);
    const press = (name) => middleRun(() => open.page.evaluate(pressAndWait, name));
    const selectAllMs = await press('Select all libraries');
    const sortTextMs = await press('Library');
    const sortNumberMs = await press('Reads');
    return { heapMb, selectAllMs, sortTextMs, sortNumberMs, ...scroll };
  });
  return rounded({ firstPaintMs, ...figures });
}

/** Runs in the page: time from a press to the frame with its effect. */
async function pressAndWait(name) {
  const target =
    document.querySelector(`[role=checkbox][aria-label="${name}"]`) ??
    document.querySelector(`button[title="${name}"]`);
  const started = performance.now();
  target.click();
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  return performance.now() - started;
}
