import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { runBuiltProgram } from './built-program.mjs';

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
    say(`Generating a synthetic FASTQ of ${SIZE_MB} MB (gzip) ...`);
    const generated = await runBuiltProgram(folder, 'synthetic', {
      kind: 'fastq',
      bytes: SIZE_MB * MEGABYTE,
      mates: 1,
    });
    const file = join(folder, 'synthetic', 'synthetic_R1.fastq.gz');
    say(`${(statSync(file).size / MEGABYTE).toFixed(0)} MB in ${generated.seconds.toFixed(1)} s`);
    const { seconds, peakMb } = await runBuiltProgram(folder, 'fastq-qc', {
      sampleId: 'bench',
      read1: [file],
    });
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

function say(line) {
  process.stdout.write(`${line}\n`);
}

await main();
