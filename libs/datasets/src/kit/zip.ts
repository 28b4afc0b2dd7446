/** One file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, with `/`. */
  readonly path: string;
  readonly content: Blob;
  /** Whether it is a program, which keeps the right to be run where there is one. */
  readonly executable?: boolean;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Made on Unix, so that readers look at the file mode. */
const MADE_BY = (3 << 8) | VERSION;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const MODE = { file: 0o100644, program: 0o100755 } as const;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/** The checksum that archives keep of each file. */
function crc32(bytes: Uint8Array, before = 0): number {
  let value = ~before;
  for (const byte of bytes) {
    value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return ~value >>> 0;
}

/**
 * A zip archive, compressed by the browser itself. For a few files of less than 4 GB together, as its format without
 * extensions allows; throws `RangeError` beyond.
 */
export async function zip(entries: readonly ZipEntry[], made = new Date()): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.path);
    const { crc, packed } = await pack(entry.content);
    const facts = { name, crc, packed: packed.size, size: entry.content.size, made };
    const head = record([[LOCAL_HEADER, 4], ...sharedFields(facts)], name);
    parts.push(head, packed);
    const mode = entry.executable === true ? MODE.program : MODE.file;
    directory.push(
      record(
        [
          [CENTRAL_HEADER, 4],
          [MADE_BY, 2],
          ...sharedFields(facts),
          [0, 2], // comment
          [0, 2], // disk
          [0, 2], // kind of content
          [(mode << 16) >>> 0, 4],
          [offset, 4],
        ],
        name,
      ),
    );
    offset += head.length + packed.size;
    if (offset > 0xffffffff || entry.content.size > 0xffffffff) {
      throw new RangeError('The archive is larger than its format allows');
    }
  }
  const listing = new Blob(directory);
  const end = record([
    [END, 4],
    [0, 4],
    [entries.length, 2],
    [entries.length, 2],
    [listing.size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, listing, end], { type: 'application/zip' });
}

async function pack(content: Blob): Promise<{ crc: number; packed: Blob }> {
  let crc = 0;
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      crc = crc32(chunk, crc);
      controller.enqueue(chunk);
    },
  });
  const stream = content.stream().pipeThrough(watch).pipeThrough(new CompressionStream('deflate-raw'));
  const packed = await new Response(stream).blob();
  return { crc, packed };
}

type Field = readonly [value: number, bytes: 2 | 4];

interface Facts {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly made: Date;
}

/** What both headers of a file say in the same order. */
function sharedFields({ name, crc, packed, size, made }: Facts): readonly Field[] {
  const time = (made.getHours() << 11) | (made.getMinutes() << 5) | (made.getSeconds() >> 1);
  const day = ((made.getFullYear() - 1980) << 9) | ((made.getMonth() + 1) << 5) | made.getDate();
  return [
    [VERSION, 2],
    [UTF8_NAMES, 2],
    [DEFLATED, 2],
    [time, 2],
    [day, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 2], // extra fields
  ];
}

function record(fields: readonly Field[], name: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  bytes.set(name, length);
  return bytes;
}
