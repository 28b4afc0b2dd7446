import { expect, test } from 'vitest';
import { attemptFor } from './attempt';

test('the same content is sent with the same key and time, other content with new ones', () => {
  const last = { key: 'k1', content: 'c1', startedTime: 1 };
  expect(attemptFor(last, 'c1', () => 'k2', 2)).toBe(last);
  expect(attemptFor(last, 'c2', () => 'k2', 2)).toEqual({ key: 'k2', content: 'c2', startedTime: 2 });
});
