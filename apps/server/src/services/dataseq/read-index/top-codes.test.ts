import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topCodes } from './top-codes.ts';

test('equal the first codes after sorting all of them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 40 }), fc.nat(45), (given, most) => {
      const known = [...given.keys()].filter((code) => given[code] !== 0);
      const sorted = known.toSorted((a, b) => given[b]! - given[a]!);
      expect(topCodes(Uint32Array.from(given), most)).toEqual({
        distinct: known.length,
        codes: sorted.slice(0, most),
      });
    }),
    { numRuns: 1000 },
  );
});
