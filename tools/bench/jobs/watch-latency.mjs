import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * Sends a request again and again until `stop`, which returns the number, median, p95 and maximum of the times in ms, and
 * throws if a request failed.
 */
export function watchLatency(request) {
  const times = [];
  let running = true;
  let failure;
  void (async () => {
    while (running) {
      const started = performance.now();
      await request();
      times.push(performance.now() - started);
      await wait(INTERVAL_MS);
    }
  })().catch((error) => {
    failure = error;
  });
  return {
    stop() {
      running = false;
      if (failure) throw failure;
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return { count: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
    },
  };
}
