import { expect, test } from 'vitest';
import { messageOf } from './message-of';

test.each<[unknown, string]>([
  [{ message: 'a' }, 'a'],
  [{ message: '  ', error: 'b' }, 'b'],
  [{ error: 'invalid_grant', error_description: 'Invalid user credentials' }, 'Invalid user credentials'],
  [{ message: { id: 1 } }, ''],
  ['<style>p { color: red }</style><p>c</p>\n  d', 'c d'],
  ['a < b', 'a < b'],
  ['x'.repeat(600), `${'x'.repeat(500)}…`],
  [undefined, ''],
  [null, ''],
  [7, ''],
])('the message of %j is %j', (body, expected) => {
  expect(messageOf(body)).toBe(expected);
});

test('a hostile page of half-open tags is read in linear time', () => {
  const start = performance.now();
  messageOf('<script'.repeat(100_000));
  // In quadratic time it would take minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});
