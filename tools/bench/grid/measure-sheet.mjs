import { firstPaint, middleRun, onPage, rounded, scrollFigures, showGrid } from './page-measures.mjs';

const MOVES = ['ArrowDown', 'ArrowRight', 'PageDown', 'PageUp', 'Tab', 'Enter'];

/** Opens the page of the sheet grid and measures it, to one decimal; repeatable measurements are medians of five. */
export async function measureSheet(browser, given) {
  const firstPaintMs = await firstPaint(browser, given);
  const figures = await onPage(browser, given, async (open) => {
    const { page } = open;
    const heapMb = await showGrid(open);
    const scroll = await scrollFigures(open);
    const press = (key, more = {}) => page.evaluate(keyAndWait, { key, ...more });
    await page.locator('[data-cell-input]').focus();
    const moves = [];
    for (const key of MOVES) {
      moves.push(await middleRun(() => press(key)));
    }
    const jumpMs = await middleRun(async () => {
      await press('Home', { ctrlKey: true });
      return press('ArrowDown', { ctrlKey: true });
    });
    await press('Home', { ctrlKey: true });
    const rangeMs = await middleRun(() => press('End', { ctrlKey: true, shiftKey: true }));
    await press('Home', { ctrlKey: true });
    const pasteMs = await middleRun(() => page.evaluate(pasteAndWait, given.rows));
    await press('a', { ctrlKey: true });
    const fillMs = await middleRun(() => press('d', { ctrlKey: true }));
    await page.evaluate(checkFilled);
    const copyMs = await middleRun(() => page.evaluate(copyAll));
    return { heapMb, moveMs: Math.max(...moves), jumpMs, rangeMs, pasteMs, fillMs, copyMs, ...scroll };
  });
  return rounded({ firstPaintMs, ...figures });
}

/* The following functions run in the page. */

/** Time from a key to the frame with its effect. */
async function keyAndWait(key) {
  const started = performance.now();
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
  );
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  return performance.now() - started;
}

/** Time from a paste of six columns, whose texts differ from run to run, to the frame that shows them. */
async function pasteAndWait(rows) {
  const run = Math.random().toFixed(3);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 6 }, (__, column) => `/data/${run}/sample_${row}_R${column}.fastq.gz`).join('\t'),
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\n'));
  const started = performance.now();
  document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  const took = performance.now() - started;
  if (!document.querySelector('[role=gridcell]').textContent.includes(run)) {
    throw new Error('The pasted cells are not shown.');
  }
  return took;
}

/** Checks that the first row was filled down. */
function checkFilled() {
  const texts = Array.from(document.querySelectorAll('[role=row]'), (row) =>
    row.querySelector('[role=gridcell]'),
  )
    .filter((cell) => cell !== null)
    .map((cell) => cell.textContent);
  // The first one is the active cell, which also has the text of its editor.
  if (texts.length < 11 || new Set(texts.slice(1, 11)).size !== 1) {
    throw new Error('The cells are not filled.');
  }
}

/** Time of copying the selected cells. */
function copyAll() {
  const clipboardData = new DataTransfer();
  const started = performance.now();
  document.activeElement.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return performance.now() - started;
}
