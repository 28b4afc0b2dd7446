import { expect, test } from 'vitest';
import { aToken } from './testing/tokens';
import { expiryOf, isAuthenticated, isExpired, subjectOf } from './token';

const NOW = 1_700_000_000_000;
const SECONDS = NOW / 1000;

test.each([
  ['a second ago', aToken({ exp: SECONDS - 1 }), true],
  ['this very moment', aToken({ exp: SECONDS }), false],
  ['in a second', aToken({ exp: SECONDS + 1 }), false],
  ['never, since exp is absent', aToken({ sub: 'x' }), false],
  ['never, since exp is null', aToken({ exp: null }), false],
  ['never, since exp is text', aToken({ exp: '1' }), false],
  ['never, since the token is opaque', 'abc', false],
  ['never, since the payload is not JSON', 'a.b.c', false],
  ['a second ago, with a name outside Latin-1', aToken({ exp: SECONDS - 1, name: '张伟 ✓??>>' }), true],
])('a token that expires %s', (_title, token, expected) => {
  expect(isExpired(token, NOW)).toBe(expected);
});

test('exp is read as seconds', () => {
  expect(expiryOf(aToken({ exp: 12 }))).toBe(12_000);
});

test('authenticated means: stored and not expired', () => {
  expect(isAuthenticated(undefined, NOW)).toBe(false);
  expect(isAuthenticated({ access_token: aToken({ exp: SECONDS - 1 }) }, NOW)).toBe(false);
  expect(isAuthenticated({ access_token: aToken({}) }, NOW)).toBe(true);
});

test.each([
  ['its sub', aToken({ sub: 'ada' }), 'ada'],
  ['undefined, since sub is absent', aToken({}), undefined],
  ['undefined, since sub is a number', aToken({ sub: 7 }), undefined],
  ['undefined, since the token is opaque', 'abc', undefined],
  ['undefined, since the payload is not JSON', 'a.b.c', undefined],
])('a token belongs to %s', (_title, token, expected) => {
  expect(subjectOf(token)).toBe(expected);
});
