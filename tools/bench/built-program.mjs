import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';

const KILOBYTES_OF_MEGABYTE = 1024;
const MICROSECONDS = 1_000_000;

/** Code that a program loads first: it writes what the kernel has counted for the process when it ends to the file `BENCH_USAGE`. */
export const RESOURCE_WITNESS = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));`,
)}`;

/**
 * Runs a built program like the job runner. Resolves to the folder of its outputs, its seconds, the seconds of the processor
 * (all threads of the process, its start, and the kernel's work for it) and the peak of its resident memory.
 */
export async function runBuiltProgram(folder, program, params, env = {}) {
  const [paramsFile, usageFile] = [join(folder, `${program}.json`), join(folder, `${program}.usage.json`)];
  writeFileSync(paramsFile, JSON.stringify(params));
  const out = join(folder, program);
  const script = join(await builtServer(), 'programs', `${program}.js`);
  const started = Date.now();
  await new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      ['--import', RESOURCE_WITNESS, script, '--params', paramsFile, '--out', out],
      { env: { ...process.env, ...env, BENCH_USAGE: usageFile }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${program} ended with exit code ${code}`)),
    );
  });
  const usage = JSON.parse(readFileSync(usageFile, 'utf8'));
  return {
    out,
    seconds: (Date.now() - started) / 1000,
    ...usageOf(usage),
  };
}

/** Seconds of the processor and peak memory in MB of what the kernel has counted for a process. */
export function usageOf({ userCPUTime, systemCPUTime, maxRSS }) {
  return {
    cpuSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS,
    peakMb: maxRSS / KILOBYTES_OF_MEGABYTE,
  };
}
