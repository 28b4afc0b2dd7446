import { expect, test } from 'vitest';
import { isPreviewable } from './preview-limit';

test.each([
  [0, true],
  [1_048_575, true],
  [1_048_576, false],
  [null, false],
  [undefined, false],
])('a file of %s bytes can be previewed: %s', (size, can) => {
  expect(isPreviewable(size)).toBe(can);
});
