import { readFileSync } from 'node:fs';
import { print } from '../goals.mjs';
import { childrenOf } from '../../test/engines/own-processes.mjs';

const INTERVAL_MS = 250;

/**
 * Watches the memory of a server and of a browser with all of its processes, as the kernel counts it: without files that are mapped.
 * `mark` prints the peaks since the last mark and the memory in use now; `stop` returns how much that is above the second mark at the
 * last one, in bytes.
 */
export function watchMemory(pids) {
  const marks = [];
  let peaks = measure(pids);
  const timer = setInterval(() => {
    const now = measure(pids);
    peaks = { server: Math.max(peaks.server, now.server), browser: Math.max(peaks.browser, now.browser) };
  }, INTERVAL_MS);
  return {
    mark: (gigabytes) => {
      const now = measure(pids);
      marks.push(now);
      print(
        `  ${gigabytes} GB: server ${row(now.server, peaks.server)}, browser ${row(now.browser, peaks.browser)}`,
      );
      peaks = now;
    },
    stop: () => {
      clearInterval(timer);
      const [second, last] = [marks[1], marks.at(-1)];
      return { server: last.server - second.server, browser: last.browser - second.browser };
    },
  };
}

function row(now, peak) {
  return `${megabytes(now)} (peak ${megabytes(peak)})`;
}

/** Bytes as megabytes, for readers. */
export function megabytes(bytes) {
  return `${Math.round(bytes / (1 << 20))} MB`;
}

function measure({ server, browser }) {
  return { server: memoryOf(server), browser: memoryOf(browser) };
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
