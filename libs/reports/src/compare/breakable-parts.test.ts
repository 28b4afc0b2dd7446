import { expect, test } from 'vitest';
import { breakableParts } from './breakable-parts';

test.each([
  ['minio://tservice/0b1c/my_data.csv', ['minio://', 'tservice/', '0b1c/', 'my_', 'data.csv']],
  ['/leading', ['/', 'leading']],
  ['one line\nanother 1.2.0', ['one line\nanother 1.2.0']],
  ['', []],
])('%j may break between %j, and the parts together are the text', (text, parts) => {
  expect(breakableParts(text)).toEqual(parts);
  expect(breakableParts(text).join('')).toBe(text);
});
