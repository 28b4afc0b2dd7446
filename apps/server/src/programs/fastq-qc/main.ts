import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgramError, type ProgramContext, runProgram } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import { type ProgramFile } from '../run-descriptor.ts';
import { NameTrail, requireMates } from './mate-check.ts';
import { readFastq } from './read-fastq.ts';
import { ReadStatistics } from './read-statistics.ts';
import { type FastqSummary, summarise } from './summarise.ts';

const VERSION = '1.0.0';

interface FilePass {
  readonly name: string;
  readonly trail: NameTrail;
  readonly summary: FastqSummary;
}

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const first = params.files('read1');
  const second = params.files('read2');
  if (first.length === 0) {
    throw new ProgramError('No file for read 1.', 'Choose at least one FASTQ file.');
  }
  if (second.length > 0 && second.length !== first.length) {
    throw new ProgramError(
      `${first.length} files for read 1 and ${second.length} for read 2.`,
      'Choose one read 2 file for each read 1 file, in the same order.',
    );
  }
  const passes = first.length + second.length;
  const files: FastqSummary[] = [];
  for (const [index, file] of first.entries()) {
    const advance = (share: number): void => progress((100 * (files.length + share)) / passes);
    const mate1 = await readOne(file, 1, advance);
    files.push(mate1.summary);
    log(`${file.name}: ${mate1.summary.reads} reads`);
    const partner = second[index];
    if (partner) {
      const mate2 = await readOne(partner, 2, advance);
      files.push(mate2.summary);
      log(`${partner.name}: ${mate2.summary.reads} reads`);
      requireMates(mate1, mate2);
    }
  }
  const result = {
    schemaVersion: 1,
    software: { name: 'fastq-qc', version: VERSION },
    sampleId: params.text('sampleId', ''),
    paired: second.length > 0,
    files,
  };
  writeFileSync(join(out, 'fastq_qc.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(out, 'summary.tsv'), toTable(files));
}

async function readOne(file: ProgramFile, mate: 1 | 2, advance: (share: number) => void): Promise<FilePass> {
  const counted = new ReadStatistics(file.name);
  const trail = new NameTrail();
  const input = openInput(file);
  await readFastq(file.name, input.chunks, (record) => {
    counted.add(record);
    trail.add(record);
    if ((counted.reads & 0xffff) === 0) {
      advance(input.share());
    }
  });
  return { name: file.name, trail, summary: summarise(file.name, mate, counted) };
}

function toTable(files: readonly FastqSummary[]): string {
  const header = [
    'file',
    'mate',
    'reads',
    'bases',
    'mean_length',
    'mean_quality',
    'q20',
    'q30',
    'gc',
    'n',
    'adapter_max',
    'duplication_estimate',
  ];
  const rows = files.map((file) => [
    file.file,
    file.mate,
    file.reads,
    file.bases,
    ...[file.meanLength, file.meanQuality, file.q20, file.q30, file.gc, file.n].map((value) =>
      value.toFixed(5),
    ),
    Math.max(...file.adapters.map((adapter) => adapter.share)).toFixed(5),
    file.duplication.share.toFixed(5),
  ]);
  return [header, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

await runProgram('fastq-qc', work);
