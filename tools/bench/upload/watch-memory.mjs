import { readFileSync } from 'node:fs';
import { print } from '../goals.mjs';
import { childrenOf } from '../../test/engines/own-processes.mjs';

const INTERVAL_MS = 250;

/**
 * Watches the memory of a server and of a browser with all of its processes, as the kernel counts it: without files that are mapped.
 * `mark` prints the peaks since the last mark and the memory in use now; `stop` returns how much the least memory in use at the second
 * half of the marks is above that at the first half, in bytes: what a single mark finds depends on when the browser cleans up.
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
      const half = Math.floor(marks.length / 2);
      const growthOf = (name) => least(marks.slice(half), name) - least(marks.slice(0, half), name);
      return { server: growthOf('server'), browser: growthOf('browser') };
    },
  };
}

function least(marks, name) {
  return Math.min(...marks.map((mark) => mark[name]));
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
