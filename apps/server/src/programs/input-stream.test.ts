import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInput } from './input-stream.ts';
import { randomFrom } from './synthetic/random.ts';
import { ProgramBench } from './testing/run-program.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

/** Records r1 to r3 and r4 to r5 compressed by bzip2; Node cannot compress bzip2. */
const BZIP2_STREAMS = [
  'QlpoOTFBWSZTWVHTlRoAAAregAQQAAg4AGigBAAQACAAMQDQANqQPUYklGB8bGWQMglFIkSyWiz4u5IpwoSCjpyo0A==',
  'QlpoOTFBWSZTWaHXEq8AAAdegAQQAAgGAGigBAAQACAAIKqmmPVNpqEDQNCnXqSIthGFHSnmVlvxdyRThQkKHXEq8A==',
].map((text) => Buffer.from(text, 'base64'));
const [BZIP2_START = Buffer.alloc(0)] = BZIP2_STREAMS;
const record = (number: number): string => `@r${number}\nACGTACGT\n+\nIIIIIIII\n`;
const records = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => record(from + index)).join('');

async function readAll(content: string | Buffer): Promise<{ text: string; warnings: readonly string[] }> {
  const path = bench.write('input', content);
  const { chunks, warnings } = openInput({ path, name: 'input' });
  const received: Buffer[] = [];
  for await (const chunk of chunks) {
    received.push(chunk);
  }
  return { text: Buffer.concat(received).toString('latin1'), warnings };
}

// 600,000 bytes that hardly compress, so that the data spans several chunks of the file.
const random = randomFrom(5);
const LONG = Array.from({ length: 600_000 }, () => String.fromCharCode(33 + Math.floor(90 * random()))).join(
  '',
);
const MEMBERS = Buffer.concat([gzipSync(LONG.slice(0, 100)), gzipSync(''), gzipSync(LONG.slice(100))]);

test.each([
  ['plain text', LONG, LONG],
  ['gzip in several members', MEMBERS, LONG],
  ['gzip with zeros at the end', Buffer.concat([MEMBERS, Buffer.alloc(512)]), LONG],
  ['bzip2', BZIP2_START, records(1, 3)],
  ['bzip2 in several streams', Buffer.concat(BZIP2_STREAMS), records(1, 5)],
])('%s is read whole, without a warning', async (_, content, expected) => {
  const { text, warnings } = await readAll(content);
  expect(text === expected).toBe(true);
  expect(warnings).toEqual([]);
});

test.each([
  [
    'gzip and a line break',
    MEMBERS,
    '\n',
    LONG,
    'input holds 1 byte after the end of its gzip data; left out.',
  ],
  [
    'gzip and text',
    MEMBERS,
    'Thank you for waiting',
    LONG,
    'input holds 21 bytes after the end of its gzip data; left out.',
  ],
  [
    'gzip and a long text',
    MEMBERS,
    LONG,
    LONG,
    'input holds 600000 bytes after the end of its gzip data; left out.',
  ],
  [
    'bzip2 and text',
    Buffer.concat(BZIP2_STREAMS),
    'Thank you for waiting',
    records(1, 5),
    'input holds further bytes after the end of its bzip2 data; left out.',
  ],
])(
  '%s after the end: all data are read, and a warning names the rest',
  async (_, packed, rest, expected, warning) => {
    const { text, warnings } = await readAll(Buffer.concat([packed, Buffer.from(rest, 'latin1')]));
    expect(text === expected).toBe(true);
    expect(warnings).toEqual([warning]);
  },
);

const flipped = (bytes: Buffer, index: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[index] = (copy[index] ?? 0) ^ 0xff;
  return copy;
};
test.each([
  ['gzip that is cut off', MEMBERS.subarray(0, -9), /truncated: its gzip data end before/],
  [
    'gzip without the last byte of its end mark',
    MEMBERS.subarray(0, -1),
    /truncated: its gzip data end before/,
  ],
  ['gzip with a wrong checksum', flipped(MEMBERS, MEMBERS.length - 7), /damaged: its gzip data/],
  ['bzip2 that is cut off', BZIP2_START.subarray(0, -12), /truncated: its bzip2 data end before/],
  ['bzip2 with a wrong checksum', flipped(BZIP2_START, 11), /damaged: its bzip2 data/],
  ['xz', Buffer.from('fd377a585a000000', 'hex'), /packed as xz, which is not read here/],
  ['Zstandard', Buffer.from('28b52ffd00000000', 'hex'), /packed as Zstandard/],
  ['ZIP', Buffer.from('504b030400000000', 'hex'), /packed as ZIP/],
])('%s is refused', async (_, content, message) => {
  await expect(readAll(content)).rejects.toThrow(message);
});

test('a file that is deleted after it was opened ends the reading with an error', async () => {
  const path = bench.write('input', gzipSync(LONG));
  const { chunks } = openInput({ path, name: 'input' });
  rmSync(path);
  await expect(chunks[Symbol.asyncIterator]().next()).rejects.toThrow(/ENOENT/);
});
