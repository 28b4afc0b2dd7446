import { ProgramError } from '../command-line.ts';

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const AT = 0x40;
const PLUS = 0x2b;
const LONGEST_RECORD = 64 << 20;

/** Where one record lies in a buffer. The same object is used for every record: copy what must stay. */
export interface FastqRecord {
  bytes: Buffer;
  nameStart: number;
  nameEnd: number;
  sequenceStart: number;
  qualityStart: number;
  length: number;
}

/**
 * Reads FASTQ records from chunks of bytes and hands each to `onRecord`. Holds one chunk and one record, never the file.
 * Returns the number of records. Throws {@link ProgramError} for a record that is cut off or badly formed.
 */
export async function readFastq(
  name: string,
  chunks: AsyncIterable<Buffer>,
  onRecord: (record: FastqRecord) => void,
): Promise<number> {
  const reader = new RecordReader(name, onRecord);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    rest = bytes.subarray(reader.readFrom(bytes));
    if (rest.length > LONGEST_RECORD) {
      throw new ProgramError(
        `${name}: record ${reader.records + 1} is longer than 64 MB.`,
        'Check that this is a FASTQ file with line breaks.',
      );
    }
  }
  // The last line may lack its line break; blank lines at the end are no record.
  const closed = Buffer.concat([rest, Buffer.from('\n')]);
  const left = closed.subarray(reader.readFrom(closed));
  if (left.toString('latin1').trim() !== '') {
    throw new ProgramError(
      `${name} is truncated: record ${reader.records + 1} is cut off.`,
      'Copy or upload the file again and compare its checksum.',
    );
  }
  if (reader.records === 0) {
    throw new ProgramError(`${name} holds no reads.`, 'Choose a FASTQ file with at least one read.');
  }
  return reader.records;
}

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

  /** Reads the whole records of a buffer; returns where the first incomplete one begins. */
  readFrom(bytes: Buffer): number {
    this.#record.bytes = bytes;
    let start = 0;
    for (;;) {
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

  #accept(
    bytes: Buffer,
    [start, first, second, third, fourth]: [number, number, number, number, number],
  ): void {
    const sequenceEnd = bytes[second - 1] === RETURN ? second - 1 : second;
    const qualityEnd = bytes[fourth - 1] === RETURN ? fourth - 1 : fourth;
    const length = sequenceEnd - (first + 1);
    if (bytes[start] !== AT) {
      this.#refuse('does not begin with "@"');
    }
    if (bytes[second + 1] !== PLUS) {
      this.#refuse('has no "+" as its third line');
    }
    if (qualityEnd - (third + 1) !== length) {
      this.#refuse('has a sequence and a quality line of different lengths');
    }
    const record = this.#record;
    record.nameStart = start + 1;
    record.nameEnd = bytes[first - 1] === RETURN ? first - 1 : first;
    record.sequenceStart = first + 1;
    record.qualityStart = third + 1;
    record.length = length;
    this.records += 1;
    this.#onRecord(record);
  }

  #refuse(what: string): never {
    throw new ProgramError(
      `${this.#name}: record ${this.records + 1} ${what}.`,
      'The file is damaged or no FASTQ: make it again, or choose another.',
    );
  }
}
