import { expect, test } from 'vitest';
import { readDataRepos } from './data-repo-query';

test('sources have one shape, and entries without a name are dropped', () => {
  const read = readDataRepos([
    { name: 'tables', description: 'Tables', created: '2026-11-21', files: ['a.csv', 7] },
    { name: 'bare' },
    { description: 'no name' },
    null,
  ]);
  expect(read).toEqual([
    { name: 'tables', description: 'Tables', created: '2026-11-21', files: ['a.csv'] },
    { name: 'bare', description: null, created: null, files: [] },
  ]);
});

test.each([null, {}, 'text'])('%j is no list of sources', (body) => {
  expect(() => readDataRepos(body)).toThrow('a list of sources');
});
