import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { needsKey, publishedKeys, type DatedKey } from './key-schedule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 90;

const at = (...times: number[]): DatedKey[] => times.map((created) => ({ created }));
const timesOf = (keys: DatedKey[]) => keys.map(({ created }) => created);

describe('publishedKeys', () => {
  it.each([
    ['the first key signs at once', [0], 0, [0]],
    ['a new key is published, and the old one signs on', [0, 90 * DAY], 90 * DAY, [0, 90 * DAY]],
    ['after five minutes the new key signs', [0, 90 * DAY], 90 * DAY + 5 * MINUTE, [90 * DAY, 0]],
    ['the old key stays for two weeks', [0, 90 * DAY], 104 * DAY, [90 * DAY, 0]],
    ['and goes then', [0, 90 * DAY], 104 * DAY + 5 * MINUTE, [90 * DAY]],
    ['there may be none', [], 0, []],
  ])('%s', (_what, times, now, expected) => {
    expect(timesOf(publishedKeys(at(...times), now))).toEqual(expected);
  });
});

test('a key is needed without one, and when the newest has its age', () => {
  expect([
    needsKey([], DAYS, 0),
    needsKey(at(0), DAYS, DAYS * DAY - 1),
    needsKey(at(0), DAYS, DAYS * DAY),
  ]).toEqual([true, false, true]);
});

test('every token is verified by every server that looked a minute ago, until its sign-in has ended', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      // Steps between the looks at the keys, of up to two years.
      fc.array(fc.integer({ min: 0, max: 730 * DAY }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 14 * DAY }),
      (days, steps, life) => {
        let keys: DatedKey[] = [];
        let now = 0;
        const look = (): DatedKey[] => {
          if (needsKey(keys, days, now)) keys.push({ created: now });
          return (keys = publishedKeys(keys, now).toSorted((a, b) => a.created - b.created));
        };
        for (const step of steps) {
          now += step;
          const known = look();
          now += MINUTE;
          // Another server signs, by keys that it has read just now.
          look();
          const [signing] = publishedKeys(keys, now);
          expect(known).toContain(signing);
          now += life;
          look();
          expect(keys).toContain(signing);
        }
      },
    ),
  );
});
