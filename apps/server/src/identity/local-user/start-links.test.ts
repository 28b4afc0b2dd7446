import { expect, test } from 'vitest';
import { StartLinks } from './start-links.ts';

const ORIGIN = 'http://127.0.0.1:4600';
const tokenOf = (link: string) => new URL(link).hash.slice(1);

test('a link works once, beside others, with its token in the fragment', () => {
  const links = new StartLinks(ORIGIN);
  const [first, second] = [links.create(), links.create()];
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:4600\/identity\/start#[\w-]{43}$/);
  expect([first, second, first, second].map((link) => links.take(tokenOf(link)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a link expires after two minutes', () => {
  let now = 0;
  const links = new StartLinks(ORIGIN, () => now);
  const [early, late] = [links.create(), links.create()].map(tokenOf);
  now = 119_999;
  expect(links.take(early ?? '')).toBe(true);
  now = 120_000;
  expect(links.take(late ?? '')).toBe(false);
});
