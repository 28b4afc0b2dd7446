import { createHash } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { ColumnBuffers } from './column.ts';
import { narrow } from './column-builder.ts';
import type { Chunk, ColumnSet } from './column-set.ts';

/** First bytes of a file. Another format gets another number at the end. */
const MAGIC = Buffer.from('OMXIDX01');
const DIGEST = 'sha256';
const DIGEST_BYTES = 32;
/** Bytes that are read, hashed or written before other work runs. */
const STEP = 1 << 20;
const MAX_HEADER = 1 << 28;

/** Description of the arrays that follow it. */
interface Header {
  collection: string;
  endianness: string;
  keys: readonly string[];
  records: number;
  chunks: readonly Chunk[];
  columns: {
    key: string;
    numbers: number;
    texts: number;
    bytes: number;
    isAscii: boolean;
    booleans: ColumnBuffers['booleans'];
  }[];
}

/**
 * Writes columns to a file: magic, length of the header, header as JSON, arrays, SHA-256 of all that. It is written beside the
 * final name and renamed, so that a stop in between leaves the old file.
 */
export async function writeIndexFile(path: string, collection: string, set: ColumnSet): Promise<void> {
  const header: Header = {
    collection,
    endianness: endianness(),
    keys: set.keys,
    records: set.positions.length,
    chunks: set.chunks,
    columns: set.columns.map(([key, { numbers, texts, booleans }]) => ({
      key,
      numbers: numbers.length,
      texts: texts.offsets.length - 1,
      bytes: texts.bytes.length,
      isAscii: texts.isAscii,
      booleans,
    })),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const unfinished = `${path}.unfinished`;
  try {
    await withFile(unfinished, 'w', async (file) => {
      const hash = createHash(DIGEST);
      for (const part of [MAGIC, length, json, ...arraysOf(set)]) {
        for (const step of stepsOf(part)) {
          hash.update(step);
          await file.writeFile(step);
        }
      }
      await file.writeFile(hash.digest());
      await file.sync();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a file. @throws Error with the reason for a file that is damaged, or of another format or collection. */
export async function readIndexFile(path: string, collection: string): Promise<ColumnSet> {
  return withFile(path, 'r', async (file) => {
    const hash = createHash(DIGEST);
    const fill = async (view: Uint8Array): Promise<void> => {
      for (const step of stepsOf(view)) {
        await readFully(file, step);
        hash.update(step);
      }
    };
    const start = Buffer.alloc(MAGIC.length + 4);
    await fill(start);
    if (!start.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('it has another format');
    const json = Buffer.alloc(Math.min(start.readUInt32LE(MAGIC.length), MAX_HEADER));
    const { size } = await file.stat();
    if (json.length > size) throw new Error('it is damaged');
    await fill(json);
    const header = readHeader(json);
    if (header.collection !== collection) throw new Error('it is of another collection');
    if (header.endianness !== endianness()) throw new Error('it is of another kind of processor');
    const set = allocate(header);
    const expected = arraysOf(set).reduce(
      (sum, array) => sum + array.byteLength,
      start.length + json.length + DIGEST_BYTES,
    );
    if (size !== expected) throw new Error('it is damaged');
    for (const array of arraysOf(set)) await fill(array);
    const digest = Buffer.alloc(DIGEST_BYTES);
    await readFully(file, digest);
    if (!hash.digest().equals(digest)) throw new Error('it is damaged');
    return set;
  });
}

async function withFile<Result>(
  path: string,
  flags: 'r' | 'w',
  use: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, flags, 0o600);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** The checksum comes last: until it is compared, the header can be anything. */
function readHeader(json: Buffer): Header {
  try {
    return JSON.parse(json.toString()) as Header;
  } catch {
    throw new Error('it is damaged');
  }
}

/** Arrays of a file, empty. @throws Error for a header that no file has. */
function allocate({ keys, records, chunks, columns }: Header): ColumnSet {
  try {
    return {
      keys,
      chunks,
      positions: new Int32Array(records),
      columns: columns.map(({ key, numbers, texts, bytes, isAscii, booleans }) => [
        key,
        {
          codes: narrow(numbers + texts, records),
          totals: new Uint32Array(shared(4 * (numbers + texts + 1))),
          numbers: new Float64Array(shared(8 * numbers)),
          texts: {
            bytes: new Uint8Array(shared(bytes)),
            offsets: new Uint32Array(shared(4 * (texts + 1))),
            isAscii,
          },
          booleans,
        },
      ]),
    };
  } catch {
    throw new Error('it is damaged');
  }
}

function shared(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

/** All arrays as bytes, in the order of the file. */
function arraysOf({ positions, columns }: ColumnSet): Uint8Array[] {
  const arrays = columns.flatMap(([, { codes, totals, numbers, texts }]) => [
    codes,
    totals,
    numbers,
    texts.bytes,
    texts.offsets,
  ]);
  return [positions, ...arrays].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
}

function* stepsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += STEP) yield bytes.subarray(start, start + STEP);
}

async function readFully(file: FileHandle, bytes: Uint8Array): Promise<void> {
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled);
    if (bytesRead === 0) throw new Error('it is damaged');
    filled += bytesRead;
  }
}
