import { expect, test } from 'vitest';
import { aStorage } from '../testing/portal';
import { mayReloadFor, missingFile, RELOADED_KEY } from './reload-once';

test.each([
  [
    'ChunkLoadError: Failed to fetch dynamically imported module: http://x:1/assets/a-B1.js',
    'http://x:1/assets/a-B1.js',
  ],
  ['error loading dynamically imported module: https://x/a.js?v=1', 'https://x/a.js'],
  ['Unable to preload CSS for /assets/a.css', '/assets/a.css'],
  ['Importing a module script failed.', 'Importing a module script failed.'],
])('%s is about %s', (message, file) => {
  expect(missingFile(new Error(message))).toBe(file);
});

test('what is no error is its own text', () => {
  expect(missingFile('x')).toBe('x');
});

test('once for each file, over reloads', () => {
  const storage = aStorage();
  expect([
    mayReloadFor(storage, 'a.js'),
    mayReloadFor(storage, 'a.js'),
    mayReloadFor(storage, 'b.js'),
    mayReloadFor(storage, 'a.js'),
  ]).toEqual([true, false, true, false]);
});

test.each(['{', '{"a":1}', '[1,null]'])('a memory that holds %s is repaired', (text) => {
  const storage = aStorage({ [RELOADED_KEY]: text });
  expect([mayReloadFor(storage, 'a.js'), mayReloadFor(storage, 'a.js')]).toEqual([true, false]);
});

test('a browser that cannot remember gets no reload, for it would never stop', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReloadFor(full, 'a.js')).toBe(false);
  expect(mayReloadFor({ getItem: () => null, setItem: () => undefined }, 'a.js')).toBe(false);
});
