import { availableParallelism, loadavg } from 'node:os';

/** Limit for a run that stops, in milliseconds on a quiet machine. */
const QUIET_MS = 10_000;

/** Limit for a run that stops, in milliseconds. A loaded machine starts the programs of the script later by as much. */
export function stopLimitMs(): number {
  const [load = 0] = loadavg();
  return QUIET_MS * Math.max(1, load / availableParallelism());
}
