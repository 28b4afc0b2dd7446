import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allSelected, countCodes, joinSelections, selectByCode } from './selection.ts';

/** Codes 0 to 3 of up to three words and a bit, and the accepted codes. */
const given = fc.record({
  codes: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 100 }).map((codes) => Uint8Array.from(codes)),
  wanted: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 4, maxLength: 4 }),
  others: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 4, maxLength: 4 }),
});

const bitsOf = (flags: number[]) => Uint8Array.from(flags);
const recordsWith = (codes: Uint8Array, accepts: (code: number) => boolean) =>
  [...codes.keys()].filter((record) => accepts(codes[record]!));

describe('a selection', () => {
  test('contains the records with an accepted code, and combines with another like lists', () => {
    fc.assert(
      fc.property(given, ({ codes, wanted, others }) => {
        const one = selectByCode(codes, bitsOf(wanted));
        const other = selectByCode(codes, bitsOf(others));
        const expected = recordsWith(codes, (code) => wanted[code] === 1);
        expect(one.page(0, 1000)).toEqual(expected);
        expect(one.size).toBe(expected.length);
        expect([...codes.keys()].filter((record) => one.has(record))).toEqual(expected);
        expect(joinSelections([one, other], 'and').page(0, 1000)).toEqual(
          recordsWith(codes, (code) => wanted[code] === 1 && others[code] === 1),
        );
        expect(joinSelections([one, other], 'or').page(0, 1000)).toEqual(
          recordsWith(codes, (code) => wanted[code] === 1 || others[code] === 1),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('returns any page of itself', () => {
    fc.assert(
      fc.property(given, fc.nat(110), fc.nat(40), ({ codes, wanted }, offset, limit) => {
        expect(selectByCode(codes, bitsOf(wanted)).page(offset, limit)).toEqual(
          recordsWith(codes, (code) => wanted[code] === 1).slice(offset, offset + limit),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('counts codes, whether few or most records are selected', () => {
    fc.assert(
      fc.property(given, ({ codes, wanted, others }) => {
        const all = Uint32Array.from(
          [0, 1, 2, 3],
          (code) => recordsWith(codes, (each) => each === code).length,
        );
        // A column other than the counted one, so that a code is partly selected.
        const turned = codes.map((code, record) => (code + record) % 4);
        const selection = selectByCode(turned, bitsOf(wanted.map((flag, code) => flag | others[code]!)));
        const expected = [0, 1, 2, 3].map(
          (code) => selection.page(0, 1000).filter((record) => codes[record] === code).length,
        );
        expect([...countCodes(codes, all, selection)]).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  test.each([0, 1, 31, 32, 33, 64])('of all %i records has no bit beyond them', (records) => {
    expect(allSelected(records).size).toBe(records);
    expect(allSelected(records).page(0, 1000)).toEqual(
      Array.from({ length: records }, (_, record) => record),
    );
  });
});
