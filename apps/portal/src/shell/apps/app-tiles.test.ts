import { expect, test } from 'vitest';
import { defaultTiles, resolveLink } from './app-tiles';

test.each([
  ['notifications', '#/notifications'],
  ['file-manager', '#/seq-flow/file-manager'],
  ['https://docs.example.org/x', 'https://docs.example.org/x'],
  ['#/markdown-previewer?url=/documents/guide.md', '#/markdown-previewer?url=/documents/guide.md'],
])('the link "%s" leads to %s', (link, expected) => {
  expect(resolveLink(link, (path) => `#${path}`)).toBe(expected);
});

const NAMES = { home: 'Home', docs: 'Docs', transfer: 'Transfer', files: 'Files', code: 'Code' };

test.each([
  [null, null, ['Home', 'Transfer', 'Files']],
  ['#/docs', null, ['Home', 'Docs', 'Transfer', 'Files']],
  ['#/docs', 'https://code.example.org', ['Home', 'Docs', 'Transfer', 'Files', 'Code']],
])('with docs %s and code %s every site has %j', (docs, repository, expected) => {
  expect(defaultTiles(NAMES, { docs, repository }).map(({ name }) => name)).toEqual(expected);
});
