import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const SERVER = resolve(import.meta.dirname, '../../apps/server');
const LIMIT_MB = 300;
const MEGABYTE = 1 << 20;
const SIZE_MB = Number(process.argv[2] ?? 1024);

/**
 * Memory benchmark of fastq-qc: generates a synthetic gzip FASTQ (1 GB, or the first argument in MB), runs the program like
 * the job runner, and compares its peak memory with the limit. Exits with 1 above it.
 */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'fastq-memory-'));
  try {
    await build({
      configFile: join(SERVER, 'vite.config.mts'),
      logLevel: 'warn',
      build: { outDir: join(folder, 'dist') },
    });
    say(`Generating a synthetic FASTQ of ${SIZE_MB} MB (gzip) ...`);
    const generated = await run(folder, 'synthetic', { kind: 'fastq', bytes: SIZE_MB * MEGABYTE, mates: 1 });
    const file = join(folder, 'synthetic', 'synthetic_R1.fastq.gz');
    say(`${(statSync(file).size / MEGABYTE).toFixed(0)} MB in ${generated.seconds.toFixed(1)} s`);
    const { seconds, peakMb } = await run(folder, 'fastq-qc', { sampleId: 'bench', read1: [file] });
    const [{ reads }] = JSON.parse(readFileSync(join(folder, 'fastq-qc', 'fastq_qc.json'), 'utf8')).files;
    say(
      `Machine: ${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / MEGABYTE / 1024).toFixed(0)} GB, Node ${process.version}`,
    );
    say(
      `fastq-qc: ${reads} reads in ${seconds.toFixed(1)} s (${Math.round(reads / seconds / 1000)}k reads/s), peak memory ${peakMb.toFixed(0)} MB`,
    );
    const passed = peakMb < LIMIT_MB;
    say(`${passed ? 'PASS' : 'FAIL'}: limit ${LIMIT_MB} MB`);
    process.exitCode = passed ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one built program; resolves to its seconds and its peak resident memory, as counted by the kernel. */
function run(folder, program, params) {
  const paramsFile = join(folder, `${program}.json`);
  writeFileSync(paramsFile, JSON.stringify(params));
  const started = Date.now();
  const script = join(folder, 'dist/programs', `${program}.js`);
  const child = spawn(process.execPath, [script, '--params', paramsFile, '--out', join(folder, program)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  // The kernel keeps the high-water mark, so polling can only miss a peak in the last moment.
  const poll = setInterval(() => {
    peakMb = Math.max(peakMb, highWaterMark(child.pid));
  }, 50);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      clearInterval(poll);
      if (code === 0) {
        done({ seconds: (Date.now() - started) / 1000, peakMb });
      } else {
        fail(new Error(`${program} ended with exit code ${code}`));
      }
    });
  });
}

function highWaterMark(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // The process has just ended.
    return 0;
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

await main();
