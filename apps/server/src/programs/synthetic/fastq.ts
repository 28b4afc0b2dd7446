import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { ADAPTERS } from '../fastq-qc/adapters.ts';
import { type Random, randomFrom } from './random.ts';

const CHUNK = 1 << 18;
const REPEATABLE = 64;
const A = 0x41;
const C = 0x43;
const G = 0x47;
const T = 0x54;
const BEST_QUALITY = 38;
const PHRED_OFFSET = 33;

/** Options of synthetic reads. The same options create the same bytes. */
export interface SyntheticFastq {
  readonly seed: number;
  readonly mate: 1 | 2;
  readonly readLength: number;
  /** Share of reads with the TruSeq adapter. */
  readonly adapterShare: number;
  /** Share of reads that duplicate an earlier one. */
  readonly duplicateShare: number;
  /** GC content: the share of G and C among the bases. */
  readonly gc: number;
}

/** Default: reads of 150 bases with 42 % GC, 5 % adapters and 10 % duplicates. */
export const DEFAULT_FASTQ: SyntheticFastq = {
  seed: 1,
  mate: 1,
  readLength: 150,
  adapterShare: 0.05,
  duplicateShare: 0.1,
  gc: 0.42,
};

/** Generates FASTQ records in chunks; names begin with SYNTHETIC. Mates 1 and 2 of a seed have the same names. */
export function* fastqRecords(options: SyntheticFastq, reads = Infinity): Generator<Buffer> {
  const random = randomFrom(options.seed * 2 + options.mate);
  const adapter = Buffer.from(ADAPTERS[0]?.sequence ?? '');
  const earlier: Buffer[] = [];
  let chunks: Buffer[] = [];
  let size = 0;
  for (let read = 1; read <= reads; read += 1) {
    const repeated =
      random() < options.duplicateShare ? earlier[Math.floor(random() * earlier.length)] : undefined;
    const sequence = repeated ?? newSequence(random, options, adapter);
    if (!repeated) {
      earlier[read % REPEATABLE] = sequence;
    }
    const name = Buffer.from(`@SYNTHETIC:${options.seed}:${read} ${options.mate}:N:0:0\n`);
    const part = Buffer.concat([name, sequence, SEPARATOR, qualities(random, options.readLength), LINE_END]);
    chunks.push(part);
    size += part.length;
    if (size >= CHUNK) {
      yield Buffer.concat(chunks, size);
      chunks = [];
      size = 0;
    }
  }
  if (size > 0) {
    yield Buffer.concat(chunks, size);
  }
}

/** Size of a FASTQ file: a number of reads, or a minimum size in bytes. */
export type FastqSize = { readonly reads: number } | { readonly bytes: number };

/** Writes a synthetic FASTQ as a stream, gzip when the name ends in `.gz`. Resolves to the number of bytes. */
export async function writeSyntheticFastq(
  path: string,
  options: SyntheticFastq,
  size: FastqSize,
): Promise<number> {
  const file = createWriteStream(path);
  const gzip = path.endsWith('.gz') ? createGzip({ level: constants.Z_BEST_SPEED }) : null;
  gzip?.pipe(file);
  const sink = gzip ?? file;
  for (const chunk of fastqRecords(options, 'reads' in size ? size.reads : Infinity)) {
    if (!sink.write(chunk)) {
      await once(sink, 'drain');
    }
    if ('bytes' in size && file.bytesWritten >= size.bytes) {
      break;
    }
  }
  sink.end();
  await finished(file);
  return file.bytesWritten;
}

const SEPARATOR = Buffer.from('\n+\n');
const LINE_END = Buffer.from('\n');

function newSequence(
  random: Random,
  { readLength, gc, adapterShare }: SyntheticFastq,
  adapter: Buffer,
): Buffer {
  const sequence = Buffer.allocUnsafe(readLength);
  for (let index = 0; index < readLength; index += 1) {
    const value = random();
    sequence[index] = value < gc ? (value < gc / 2 ? G : C) : value < (1 + gc) / 2 ? A : T;
  }
  if (random() < adapterShare && readLength > adapter.length) {
    adapter.copy(sequence, Math.floor(random() * (readLength - adapter.length + 1)));
  }
  return sequence;
}

/** Qualities that decrease towards the end of the read, like those of real instruments. */
function qualities(random: Random, length: number): Buffer {
  const line = Buffer.allocUnsafe(length);
  for (let index = 0; index < length; index += 1) {
    const fall = (12 * index) / length;
    line[index] = PHRED_OFFSET + Math.max(2, Math.round(BEST_QUALITY - fall * random() - 4 * random()));
  }
  return line;
}
