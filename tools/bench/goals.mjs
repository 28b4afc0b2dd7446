import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Measures work: its time in milliseconds, and its value. */
export async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

/** Returns a function that prints a time with its goal in milliseconds, and lets the process exit with 1 past it. */
export function judgeOf(goals) {
  return (title, ms, note = '') => {
    const goal = goals[title];
    const isLate = goal !== undefined && ms > goal;
    print(
      `${isLate ? '✗' : '✓'} ${title}: ${Math.round(ms)} ms${goal === undefined ? '' : ` (goal ${goal})`} ${note}`,
    );
    if (isLate) process.exitCode = 1;
  };
}

/** Prints the machine, its load, and the size of the benchmark. */
export function printMachine(size) {
  print(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${size}`);
}

/** Prints a line. */
export function print(line) {
  process.stdout.write(`${line.trimEnd()}\n`);
}
