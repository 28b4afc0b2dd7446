import { closeSync, openSync, readSync } from 'node:fs';
import {
  detectContent,
  type FileContent,
  nextEncoding,
  strictDecoder,
  type TextEncoding,
} from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';

const HEAD_BYTES = 1 << 16;
const ENCODING_LABELS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GBK',
  'windows-1252': 'Latin-1',
} as const satisfies Record<TextEncoding, string>;

/** Text reader: receives a table's text in pieces and returns a value. */
export interface TextReader<T> {
  readonly push: (text: string) => void;
  readonly finish: () => T;
}

/** Value of a table's text, with the encoding of its file. */
export interface ReadText<T> {
  readonly value: T;
  /** Name of the encoding for people, such as `GBK`. */
  readonly encoding: string;
}

/**
 * Streams the text of a table file into a reader. The encoding is detected: byte order marks, then UTF-8, GBK and Latin-1 in
 * this order. If later bytes are invalid in the first encoding, reading restarts with the next one and a new reader. `open`
 * receives the share of the file that was read, 0..1. Throws {@link ProgramError} for spreadsheets and binary files.
 */
export async function readText<T>(
  file: ProgramFile,
  open: (fractionRead: () => number) => TextReader<T>,
  onShare: (share: number) => void = () => undefined,
): Promise<ReadText<T>> {
  let encoding: TextEncoding | null = textEncodingOf(file);
  while (encoding !== null) {
    const { chunks, share } = openInput(file);
    const reader = open(share);
    if (await feed(chunks, encoding, reader, () => onShare(share()))) {
      return { value: reader.finish(), encoding: ENCODING_LABELS[encoding] };
    }
    encoding = nextEncoding(encoding);
  }
  throw new ProgramError(
    `${file.name} cannot be read: its characters are not valid in the encoding that its first bytes announce.`,
    'Save the table as CSV in UTF-8 and choose that file.',
    [{ file: file.name, code: 'not-text', params: {} }],
  );
}

/** Feeds a file into a reader; false when its bytes are invalid in the encoding. */
async function feed<T>(
  chunks: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  reader: TextReader<T>,
  onChunk: () => void,
): Promise<boolean> {
  const decoder = strictDecoder(encoding);
  for await (const chunk of chunks) {
    const text = decode(() => decoder.decode(chunk, { stream: true }));
    if (text === null) {
      return false;
    }
    reader.push(text);
    onChunk();
  }
  const rest = decode(() => decoder.decode());
  if (rest === null) {
    return false;
  }
  reader.push(rest);
  return true;
}

function decode(step: () => string): string | null {
  try {
    return step();
  } catch (error) {
    if (error instanceof TypeError) {
      return null;
    }
    throw error;
  }
}

function textEncodingOf(file: ProgramFile): TextEncoding {
  const content = detectContent(headOf(file));
  switch (content) {
    case 'spreadsheet':
      throw new ProgramError(
        `${file.name} is a spreadsheet file (XLSX or XLS), not a text table.`,
        'Save it as CSV (comma separated values) and choose that file.',
        [{ file: file.name, code: 'spreadsheet', params: {} }],
      );
    case 'binary':
      throw new ProgramError(
        `${file.name} is not a text table: it holds binary data.`,
        'Save the table as CSV in UTF-8 and choose that file.',
        [{ file: file.name, code: 'not-text', params: {} }],
      );
    default:
      return content satisfies Exclude<FileContent, 'spreadsheet' | 'binary'>;
  }
}

function headOf(file: ProgramFile): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  let descriptor: number;
  try {
    descriptor = openSync(file.path, 'r');
  } catch {
    throw new ProgramError(
      `${file.name} cannot be opened.`,
      'Choose the file again.',
      problemIn(file.name, 'file.missing', {}),
    );
  }
  try {
    return head.subarray(0, readSync(descriptor, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}
