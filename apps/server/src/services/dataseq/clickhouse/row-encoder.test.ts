import { expect, test } from 'vitest';
import { RowEncoder } from './row-encoder.ts';

/** Bytes of a value: kind, number, and text with its length. */
function valueOf(kind: number, number: number, text: string): Buffer {
  const head = Buffer.alloc(9);
  head[0] = kind;
  head.writeDoubleLE(number, 1);
  return Buffer.concat([head, Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
}

test('a row has its position, then kind, number and text of each field', () => {
  const encoder = new RowEncoder(['a', 'b', 'c', 'd', 'e.f', 'g']);
  encoder.add(258, { a: 0.1, b: true, c: '中', d: '', e: { f: null }, g: ['a list'] });
  const position = Buffer.from([2, 1, 0, 0]);
  expect(encoder.take()).toEqual(
    Buffer.concat([
      position,
      valueOf(1, 0.1, ''),
      valueOf(2, 0, 'true'),
      valueOf(3, 0, '中'),
      valueOf(4, 0, ''),
      valueOf(0, 0, ''),
      valueOf(5, 0, ''),
    ]),
  );
  expect(encoder).toHaveLength(0);
});

test('a negative zero is stored as zero', () => {
  const encoder = new RowEncoder(['a']);
  encoder.add(0, { a: -0 });
  expect(encoder.take().subarray(4)).toEqual(valueOf(1, 0, ''));
});

test('texts beyond the first buffer and of more than 127 bytes are whole', () => {
  const encoder = new RowEncoder(['a']);
  const long = 'x'.repeat(300);
  for (let at = 0; at < 5000; at += 1) encoder.add(at, { a: long });
  const rows = encoder.take();
  const size = 4 + 9 + 2 + 300;
  expect(rows).toHaveLength(5000 * size);
  const last = rows.subarray(-size);
  expect(last.readInt32LE(0)).toBe(4999);
  // 300 in seven bits each.
  expect([...last.subarray(13, 15)]).toEqual([0xac, 0x02]);
  expect(last.subarray(15).toString()).toBe(long);
});
