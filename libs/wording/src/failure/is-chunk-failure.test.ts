import { expect, test } from 'vitest';
import { isChunkFailure } from './is-chunk-failure';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /a.css'), true],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('x'), false],
  ['dynamically imported module', false],
  [undefined, false],
])('%s is a part that did not arrive: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});
