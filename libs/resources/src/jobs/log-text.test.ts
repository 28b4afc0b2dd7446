import { expect, test } from 'vitest';
import type { LogRange } from '@omics-portal/api';
import { appendRange, logOfRange, prependRange, type LogText } from './log-text';

const range = (text: string, offset: number, size: number, complete = false): LogRange => ({
  key: 'k',
  stream: 'stdout',
  text,
  offset,
  next_offset: offset + text.length,
  size,
  complete,
});
const known: LogText = { text: 'cd', from: 2, to: 4, size: 4, complete: false };

test('a log begins with one range', () => {
  expect(logOfRange(range('cd', 2, 4))).toEqual(known);
});

test('what came since is added', () => {
  expect(appendRange(known, range('ef', 4, 6, true))).toEqual({
    text: 'cdef',
    from: 2,
    to: 6,
    size: 6,
    complete: true,
  });
  expect(appendRange(known, range('', 4, 4, true))).toEqual({ ...known, complete: true });
});

test('a log that is shorter than what is known is a new one', () => {
  expect(appendRange(known, range('', 4, 1))).toBeNull();
  expect(appendRange(known, range('x', 0, 1))).toBeNull();
});

test('a range that overlaps or leaves a gap is not stitched on', () => {
  expect(appendRange(known, range('ab', 1, 9))).toBeNull();
  expect(appendRange(known, range('ab', 6, 9))).toBeNull();
});

test('a server without ranges sends the whole log again, and nothing is doubled', () => {
  const all: LogText = { text: 'ab', from: 0, to: 2, size: 2, complete: true };
  expect(appendRange(all, range('abc', 0, 3, true))).toEqual({
    text: 'abc',
    from: 0,
    to: 3,
    size: 3,
    complete: true,
  });
});

test('what stands before is put in front, when it fits', () => {
  expect(prependRange(known, range('ab', 0, 4))).toEqual({ ...known, text: 'abcd', from: 0 });
  expect(prependRange(known, range('a', 0, 4))).toBe(known);
});
