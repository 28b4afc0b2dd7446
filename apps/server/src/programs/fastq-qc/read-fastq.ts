import { ProgramError } from '../command-line.ts';
import { type FileProblem, problemIn } from '../program-problem.ts';

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const AT = 0x40;
const GREATER = 0x3e;
const PLUS = 0x2b;
const SPACE = 0x20;
const TAB = 0x09;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const MAX_RECORD_BYTES = 64 << 20;

/** Positions of one record in a buffer. The object is reused for each record: copy what must persist. */
export interface FastqRecord {
  bytes: Buffer;
  nameStart: number;
  nameEnd: number;
  sequenceStart: number;
  qualityStart: number;
  length: number;
}

/**
 * Reads FASTQ records from chunks of bytes and passes each to `onRecord`. Memory use: one chunk and one record. Skips a byte
 * order mark at the start, and blank lines before, between and after records.
 * Returns the number of records. Throws {@link ProgramError} for a truncated or malformed record.
 */
export async function readFastq(
  name: string,
  chunks: AsyncIterable<Buffer>,
  onRecord: (record: FastqRecord) => void,
): Promise<number> {
  const reader = new RecordReader(name, onRecord);
  let open: Buffer[] = [];
  let length = 0;
  let isStart = true;
  for await (const chunk of chunks) {
    open.push(chunk);
    length += chunk.length;
    const begins: boolean = isStart && length >= BYTE_ORDER_MARK.length;
    // A chunk without a line break ends no record: joining it with all before it would take quadratic time.
    if (begins || chunk.includes(NEWLINE)) {
      const bytes = open.length === 1 ? chunk : Buffer.concat(open);
      const text = begins ? withoutMark(bytes) : bytes;
      isStart &&= !begins;
      const rest = text.subarray(reader.readFrom(text));
      open = [rest];
      length = rest.length;
    }
    if (length > MAX_RECORD_BYTES) {
      throw new ProgramError(
        `${name}: record ${reader.records + 1} is longer than 64 MB.`,
        'Check that this is a FASTQ file with line breaks.',
        problemIn(name, 'fastq.long-record', { record: reader.records + 1 }),
      );
    }
  }
  reader.readEnd(Buffer.concat(open));
  if (reader.records === 0) {
    throw new ProgramError(
      `${name} holds no reads.`,
      'Choose a FASTQ file with at least one read.',
      problemIn(name, 'fastq.no-reads', {}),
    );
  }
  return reader.records;
}

function withoutMark(bytes: Buffer): Buffer {
  const { length } = BYTE_ORDER_MARK;
  return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : bytes;
}

/** Positions of a record's line breaks: before its first line, and after each of its four lines. */
type LineBreaks = readonly [start: number, first: number, second: number, third: number, fourth: number];

class RecordReader {
  records = 0;
  readonly #name: string;
  readonly #onRecord: (record: FastqRecord) => void;
  readonly #record: FastqRecord = {
    bytes: Buffer.alloc(0),
    nameStart: 0,
    nameEnd: 0,
    sequenceStart: 0,
    qualityStart: 0,
    length: 0,
  };

  constructor(name: string, onRecord: (record: FastqRecord) => void) {
    this.#name = name;
    this.#onRecord = onRecord;
  }

  /** Reads the complete records of a buffer; returns the start of the first incomplete one. */
  readFrom(bytes: Buffer): number {
    this.#record.bytes = bytes;
    let start = 0;
    for (;;) {
      start = afterBlankLines(bytes, start);
      const first = bytes.indexOf(NEWLINE, start);
      const second = first < 0 ? -1 : bytes.indexOf(NEWLINE, first + 1);
      const third = second < 0 ? -1 : bytes.indexOf(NEWLINE, second + 1);
      const fourth = third < 0 ? -1 : bytes.indexOf(NEWLINE, third + 1);
      if (fourth < 0) {
        return start;
      }
      this.#accept(bytes, [start, first, second, third, fourth]);
      start = fourth + 1;
    }
  }

  /** Reads the bytes after the last line break of the file: the last record may have no final line break. */
  readEnd(rest: Buffer): void {
    const closed = Buffer.concat([rest, Buffer.from('\n')]);
    const start = afterBlankLines(closed, 0);
    if (start === closed.length) {
      return;
    }
    if (closed[start] !== AT) {
      this.#refuseStart(closed[start]);
    }
    const lines = closed.subarray(start).toString('latin1').split('\n');
    const [, sequence = '', , quality] = lines;
    if (lines.length < 5 || lengthOf(quality) < lengthOf(sequence)) {
      throw new ProgramError(
        `${this.#name} is truncated: record ${this.records + 1} is cut off.`,
        'Copy or upload the file again and compare its checksum.',
        problemIn(this.#name, 'fastq.cut-record', { record: this.records + 1 }),
      );
    }
    this.readFrom(closed);
  }

  #accept(bytes: Buffer, [start, first, second, third, fourth]: LineBreaks): void {
    const sequenceEnd = bytes[second - 1] === RETURN ? second - 1 : second;
    const qualityEnd = bytes[fourth - 1] === RETURN ? fourth - 1 : fourth;
    const length = sequenceEnd - (first + 1);
    const record = this.records + 1;
    if (bytes[start] !== AT) {
      this.#refuseStart(bytes[start]);
    }
    if (bytes[second + 1] !== PLUS) {
      this.#refuse('has no "+" as its third line', problemIn(this.#name, 'fastq.no-plus-line', { record }));
    }
    const quality = qualityEnd - (third + 1);
    if (quality !== length) {
      this.#refuse(
        `has a sequence and a quality line of different lengths (${length} and ${quality})`,
        problemIn(this.#name, 'fastq.unequal-lengths', { record, sequence: length, quality }),
      );
    }
    const positions = this.#record;
    positions.nameStart = start + 1;
    positions.nameEnd = bytes[first - 1] === RETURN ? first - 1 : first;
    positions.sequenceStart = first + 1;
    positions.qualityStart = third + 1;
    positions.length = length;
    this.records += 1;
    this.#onRecord(positions);
  }

  /** Refuses a record by its first byte. At the start of the file, that byte identifies other file types. */
  #refuseStart(first: number | undefined): never {
    if (this.records > 0) {
      this.#refuse(
        'does not begin with "@"',
        problemIn(this.#name, 'fastq.no-at-sign', { record: this.records + 1 }),
      );
    }
    throw new ProgramError(
      first === GREATER
        ? `${this.#name} is FASTA, not FASTQ: its first line begins with ">", and it holds no qualities.`
        : `${this.#name} is no FASTQ: its first line does not begin with "@".`,
      'Choose a FASTQ file: four lines for each read, the first beginning with "@".',
      problemIn(this.#name, first === GREATER ? 'fastq.fasta' : 'fastq.other-format', {}),
    );
  }

  #refuse(what: string, problems: readonly FileProblem[]): never {
    throw new ProgramError(
      `${this.#name}: record ${this.records + 1} ${what}.`,
      'The file is damaged or not FASTQ: create it again, or choose another.',
      problems,
    );
  }
}

/** Position of the first non-blank line. A last line without a line break counts as non-blank. */
function afterBlankLines(bytes: Buffer, start: number): number {
  let index = start;
  let lineStart = start;
  while (index < bytes.length) {
    const byte = bytes[index];
    if (byte === NEWLINE) {
      lineStart = index + 1;
    } else if (byte !== RETURN && byte !== SPACE && byte !== TAB) {
      break;
    }
    index += 1;
  }
  return lineStart;
}

function lengthOf(line = ''): number {
  return line.endsWith('\r') ? line.length - 1 : line.length;
}
