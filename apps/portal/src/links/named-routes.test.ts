import { expect, test } from 'vitest';
import { isAppLink, isExternalLink } from './named-routes';

test.each([
  ['https://docs.example.org', true],
  ['http://files.example.org', true],
  ['notifications', true],
  ['file-manager', true],
  ['/notifications', false],
  ['no-such-route', false],
  ['toString', false],
  ['', false],
])('a tile may lead to "%s": %s', (link, expected) => {
  expect(isAppLink(link)).toBe(expected);
});

test.each([
  ['https://docs.example.org', true],
  ['mailto:team@example.org', false],
  ['#/markdown-previewer?url=/documents/help.md', false],
  ['#/embeded-frame?src=https://vis.example.org', false],
])('"%s" leaves the portal: %s', (link, expected) => {
  expect(isExternalLink(link)).toBe(expected);
});
