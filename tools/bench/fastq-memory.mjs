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
 * Makes a synthetic gzip FASTQ (1 GB, or as many MB as the first argument says), runs the program fastq-qc on it as the job
 * runner does, and compares its peak memory with the limit. Exit code 1 when it takes more.
 */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'fastq-memory-'));
  try {
    await build({
      configFile: join(SERVER, 'vite.config.mts'),
      logLevel: 'warn',
      build: { outDir: join(folder, 'dist') },
    });
    say(`Making a synthetic FASTQ of ${SIZE_MB} MB (gzip) ...`);
    const made = await run(folder, 'synthetic', { kind: 'fastq', bytes: SIZE_MB * MEGABYTE, mates: 1 });
    const file = join(folder, 'synthetic', 'synthetic_R1.fastq.gz');
    say(`${(statSync(file).size / MEGABYTE).toFixed(0)} MB in ${made.seconds.toFixed(1)} s`);
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

/** Runs one built program; resolves to its seconds and its peak resident memory, as the kernel counted it. */
function run(folder, program, params) {
  const paramsFile = join(folder, `${program}.json`);
  writeFileSync(paramsFile, JSON.stringify(params));
  const started = Date.now();
  const script = join(folder, 'dist/programs', `${program}.js`);
  const child = spawn(process.execPath, [script, '--params', paramsFile, '--out', join(folder, program)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  // The kernel keeps the high-water mark, so looking now and then misses no peak but one of the very last moment.
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, highWaterMark(child.pid));
  }, 50);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      clearInterval(look);
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
