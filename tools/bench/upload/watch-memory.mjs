import { readFileSync } from 'node:fs';
import { print } from '../goals.mjs';
import { childrenOf } from '../../test/engines/own-processes.mjs';

const INTERVAL_MS = 250;

/**
 * Watches the memory of a server and of a browser with all of its processes, as the kernel counts it: without files that are mapped.
 * `mark` prints the peaks since the last mark; `stop` returns how much the last peaks are above the second ones, in bytes.
 */
export function watchMemory({ server, browser }) {
  const marks = [];
  let peaks = { server: 0, browser: 0 };
  const timer = setInterval(() => {
    peaks = {
      server: Math.max(peaks.server, memoryOf(server)),
      browser: Math.max(peaks.browser, memoryOf(browser)),
    };
  }, INTERVAL_MS);
  return {
    mark: (gigabytes) => {
      if (peaks.server === 0) return;
      marks.push(peaks);
      const [ofServer, ofBrowser] = [peaks.server, peaks.browser].map((bytes) =>
        Math.round(bytes / (1 << 20)),
      );
      print(`  ${gigabytes} GB: server ${ofServer} MB, browser ${ofBrowser} MB`);
      peaks = { server: 0, browser: 0 };
    },
    stop: () => {
      clearInterval(timer);
      const [second, last] = [marks[1], marks.at(-1)];
      return { server: last.server - second.server, browser: last.browser - second.browser };
    },
  };
}

/** Private memory of a process and its descendants, in bytes; 0 for one that has ended. */
function memoryOf(pid) {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), privateMemory(pid));
}

function privateMemory(pid) {
  try {
    return (
      Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
    );
  } catch {
    return 0;
  }
}
