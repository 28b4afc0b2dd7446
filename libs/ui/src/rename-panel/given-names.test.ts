import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNames, writeNames } from './given-names';

test('names come back from the address as they were', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text);
  const key = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9]*$/u).filter((text) => text !== '__proto__');
  fc.assert(
    fc.property(fc.dictionary(key, name, { noNullPrototype: true }), (names) => {
      expect(readNames(writeNames(names))).toEqual(names);
    }),
  );
});

test('no names are absent, an empty name is that of the portal, and a broken pair is left out', () => {
  expect([writeNames({}), writeNames({ gc: '  ' }), readNames(undefined)]).toEqual([
    undefined,
    undefined,
    {},
  ]);
  expect(readNames('gc:%E0%A4%A,q30,mapped:Reads')).toEqual({ mapped: 'Reads' });
});
