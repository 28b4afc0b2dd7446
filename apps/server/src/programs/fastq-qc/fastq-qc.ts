import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, type ProgramContext, ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { assessFastq } from './assess-fastq.ts';
import { requireMates } from './mate-check.ts';
import { type EncodingKind } from './quality-encoding.ts';
import { type FastqSummary } from './summarise.ts';
import { summaryTable } from './summary-table.ts';

const VERSION = '1.1.1';

const ENCODINGS: readonly string[] = ['phred33', 'phred64', 'solexa'] satisfies EncodingKind[];

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const first = params.files('read1');
  const second = params.files('read2');
  if (first.length === 0) {
    throw new ProgramError(
      'No file for read 1.',
      'Choose at least one FASTQ file.',
      problemIn('', 'fastq.no-first-reads', {}),
    );
  }
  if (second.length > 0 && second.length !== first.length) {
    throw new ProgramError(
      `${first.length} files for read 1 and ${second.length} for read 2.`,
      'Choose one read 2 file for each read 1 file, in the same order.',
      problemIn('', 'fastq.unequal-files', { first: first.length, second: second.length }),
    );
  }
  const encoding = chosenEncoding(params.text('qualityEncoding', 'detect'));
  const passes = first.length + second.length;
  const files: FastqSummary[] = [];
  for (const [index, file] of first.entries()) {
    const advance = (share: number): void => progress((100 * (files.length + share)) / passes);
    const mate1 = await assessFastq(file, { mate: 1, encoding, advance });
    files.push(mate1.summary);
    report(mate1.summary, log);
    const partner = second[index];
    if (partner) {
      const mate2 = await assessFastq(partner, { mate: 2, encoding, advance });
      files.push(mate2.summary);
      report(mate2.summary, log);
      requireMates(mate1, mate2);
    }
  }
  const result = {
    schemaVersion: 2,
    software: { name: 'fastq-qc', version: VERSION },
    sampleId: params.text('sampleId', ''),
    paired: second.length > 0,
    files,
  };
  writeFileSync(join(out, 'fastq_qc.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(out, 'summary.tsv'), summaryTable(files));
}

function chosenEncoding(text: string): EncodingKind | null {
  if (text === 'detect') {
    return null;
  }
  if (!ENCODINGS.includes(text)) {
    const choices = ['detect', ...ENCODINGS].join(', ');
    throw new ProgramError(
      `The quality encoding "${text}" is not known.`,
      `Choose one of ${choices}.`,
      problemIn('', 'program.unknown-choice', { parameter: 'qualityEncoding', text, choices }),
    );
  }
  return text as EncodingKind;
}

function report({ file, reads, qualityEncoding, warnings }: FastqSummary, log: (line: string) => void): void {
  log(`${file}: ${reads} reads, qualities ${qualityEncoding.name}`);
  warnings.forEach((warning) => log(`${file}: ${warning}`));
}

/** Program `fastq-qc`. */
export const fastqQc: Program = { name: 'fastq-qc', work };
