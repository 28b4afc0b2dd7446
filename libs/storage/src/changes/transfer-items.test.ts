import type { StorageObject } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { isInside, itemsBack, itemsInto, mergeOutcomes, renamed } from './transfer-items';

const entry = (key: string): StorageObject => ({ key, path: `minio://users/${key}`, size: 1 });

test('entries go into a folder under their names, folders with a slash at the end', () => {
  expect(itemsInto([entry('a/b.txt'), entry('a/run/')], 'c/')).toEqual([
    { from: 'a/b.txt', to: 'c/b.txt' },
    { from: 'a/run/', to: 'c/run/' },
  ]);
  expect(itemsInto([entry('a/b.txt')], '')).toEqual([{ from: 'a/b.txt', to: 'b.txt' }]);
});

test.each([
  ['a/b.txt', 'c.txt', 'a/c.txt'],
  ['b.txt', 'c.txt', 'c.txt'],
  ['a/run/', 'run 2', 'a/run 2/'],
  ['run/', 'walk', 'walk/'],
])('%s with the name %s is %s', (key, name, to) => {
  expect(renamed(entry(key), name)).toEqual({ from: key, to });
});

test('a folder is inside itself and the folders above it, and not in one that only begins like it', () => {
  const entries = [entry('a/run/'), entry('a/b.txt')];
  expect(['a/run/', 'a/run/deep/', 'a/', 'a/run2/', ''].map((folder) => isInside(folder, entries))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('the answer to a conflict replaces its outcome only', () => {
  const before = [
    { from: 'a', to: 'x/a', state: 'done' },
    { from: 'b', to: 'x/b', state: 'conflict' },
  ] as const;
  const after = [{ from: 'b', to: 'x/b (2)', state: 'done' }] as const;
  expect(mergeOutcomes(before, after)).toEqual([before[0], after[0]]);
});

test('what was moved goes back under its former keys, the last first', () => {
  const outcomes = [
    { from: 'a/run/b.txt', to: 'c/b (2).txt', state: 'done' },
    { from: 'a/run/', to: 'c/run/', state: 'done' },
    { from: 'a/x.txt', to: 'c/x.txt', state: 'conflict' },
    { from: 'a/y.txt', to: 'a/y.txt', state: 'done' },
  ] as const;
  expect(itemsBack(outcomes)).toEqual([
    { from: 'c/run/', to: 'a/run/' },
    { from: 'c/b (2).txt', to: 'a/run/b.txt' },
  ]);
});
