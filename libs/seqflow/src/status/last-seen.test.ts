import { expect, test } from 'vitest';
import { lastSeen } from './last-seen';

const at = (text: string) => Date.parse(`${text}:00+08:00`);

test.each([
  ['2026-11-22T14:02', '2026-11-22T14:20', '14:02'],
  ['2026-11-21T23:59', '2026-11-22T00:05', '2026-11-21 23:59'],
  ['2026-10-22T14:02', '2026-11-22T14:20', '2026-10-22 14:02'],
])('last seen at %s, read at %s, is %s', (seen, now, text) => {
  expect(lastSeen(at(seen), at(now))).toBe(text);
});
