import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topPlaces } from './top-places.ts';

test('are what sorting all of them and taking the first gives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 40 }), fc.nat(45), (given, most) => {
      const known = [...given.keys()].filter((place) => given[place] !== 0);
      const sorted = known.toSorted((a, b) => given[b]! - given[a]!);
      expect(topPlaces(Uint32Array.from(given), most)).toEqual({
        distinct: known.length,
        places: sorted.slice(0, most),
      });
    }),
    { numRuns: 1000 },
  );
});
