import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1_536, '1.5 KB'],
  [1_048_576, '1 MB'],
  [5_368_709_120, '5 GB'],
  [2 ** 90, '1024 YB'],
  [null, ''],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
