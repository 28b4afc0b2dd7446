import { expect, it } from 'vitest';
import { formatFileSize } from './file-size';

it.each([
  [null, ''],
  [undefined, ''],
  [-1, ''],
  [Number.NaN, ''],
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [590_308, '576.47 KB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 8 * 3, '3 YB'],
  [1024 ** 9 * 2, '2048 YB'],
])('%s bytes are "%s"', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
