import { ProgramError } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';
import { NameTrail } from './mate-check.ts';
import { detectEncoding, type EncodingKind, lowestByteOf, type QualityEncoding } from './quality-encoding.ts';
import { readFastq } from './read-fastq.ts';
import { ReadStatistics } from './read-statistics.ts';
import { type FastqSummary, summarise } from './summarise.ts';

/** Options for reading a FASTQ file. */
export interface FastqOptions {
  readonly mate: 1 | 2;
  /** Null or absent: the encoding is detected. */
  readonly encoding?: EncodingKind | null;
  /** Progress callback with the share of the file that was read, 0..1. */
  readonly advance?: (share: number) => void;
}

/** Metrics of one file, and the names of its reads for the mate check. */
export interface AssessedFastq {
  readonly name: string;
  readonly trail: NameTrail;
  readonly summary: FastqSummary;
}

/**
 * Reads a FASTQ file once and computes its metrics. Throws {@link ProgramError} for a file that is damaged, not FASTQ, or
 * without bases, and for qualities that the chosen encoding does not have.
 */
export async function assessFastq(
  file: ProgramFile,
  { mate, encoding = null, advance = () => {} }: FastqOptions,
): Promise<AssessedFastq> {
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
  if (counted.bases === 0) {
    throw new ProgramError(
      `${file.name} holds no base: the sequence of every read is empty (reads: ${counted.reads}).`,
      'Choose the file as it was before trimming or filtering.',
      problemIn(file.name, 'fastq.no-bases', { reads: counted.reads }),
    );
  }
  const qualityEncoding = detectEncoding(counted.qualityTotals, encoding);
  requireInRange(file.name, qualityEncoding);
  const summary = summarise({ file: file.name, mate }, counted, qualityEncoding, input.warnings);
  return { name: file.name, trail, summary };
}

function requireInRange(name: string, { kind, name: encoding, lowestByte }: QualityEncoding): void {
  if (lowestByte < lowestByteOf(kind)) {
    const quality = String.fromCharCode(lowestByte);
    throw new ProgramError(
      `${name} holds the quality "${quality}", which ${encoding} does not have.`,
      'Choose another quality encoding, or automatic detection.',
      problemIn(name, 'fastq.other-encoding', { quality, encoding }),
    );
  }
}
