import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lineTap, parseProgress } from './progress-lines.ts';

test.each([
  ['PROGRESS 42', 42],
  ['PROGRESS 99.5 ', 99.5],
  ['PROGRESS 250', 100],
  ['PROGRESS', undefined],
  ['PROGRESS ten', undefined],
  ['in PROGRESS 4', undefined],
  ['PROGRESS -4', undefined],
])('the line %j is read as %j', (line, expected) => {
  expect(parseProgress(line)).toBe(expected);
});

test('bytes pass unchanged, and a line that is split over chunks is reported once', async () => {
  const text = Buffer.from('one\nzwei ü\nthree');
  const lines: string[] = [];
  // The chunk ends between the two bytes of the letter.
  const out = await buffer(
    Readable.from([text.subarray(0, 10), text.subarray(10)]).pipe(lineTap((line) => lines.push(line))),
  );
  expect(out).toEqual(text);
  expect(lines).toEqual(['one', 'zwei ü', 'three']);
});

test('a line without end is reported in pieces', async () => {
  const lines: string[] = [];
  await buffer(
    Readable.from([Buffer.alloc(70_000, 'x'), Buffer.from('y\n')]).pipe(lineTap((line) => lines.push(line))),
  );
  expect(lines.map((line) => line.length)).toEqual([70_000, 1]);
});
