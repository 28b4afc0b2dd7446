import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NameList } from './name-list';

const BYTES_OF_CHUNK = 1 << 16;

test('a list returns its names and finds duplicates, like an array of strings', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', 'P1', 'µ', '苯丙氨酸', '\ufeffx'),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60 }), (names) => {
      const list = new NameList();
      const earlier = names.map((each) => list.add(each));
      expect([...list]).toEqual(names);
      expect(list).toHaveLength(names.length);
      expect([list.at(-1), list.at(names.length)]).toEqual([undefined, undefined]);
      expect(earlier).toEqual(
        names.map((each, at) => (names.indexOf(each) < at ? names.indexOf(each) : null)),
      );
    }),
  );
});

test('names may cross chunk boundaries, and duplicates are found after the index has grown', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `feature ${index} ${'é'.repeat(index % 7)}`);
  const list = new NameList();
  expect(names.map((name) => list.add(name)).every((earlier) => earlier === null)).toBe(true);
  expect([...list]).toEqual(names);
  expect(names.join('').length).toBeGreaterThan(4 * BYTES_OF_CHUNK);
  expect(names.map((name) => list.add(name))).toEqual(names.map((_, index) => index));
});

test('a name may be longer than a chunk', () => {
  const long = 'P12345;'.repeat(BYTES_OF_CHUNK / 4);
  const list = new NameList();
  expect([list.add('a'), list.add(long), list.add('b'), list.add(long)]).toEqual([null, null, null, 1]);
  list.close();
  expect([...list]).toEqual(['a', long, 'b', long]);
  expect(() => list.add('c')).toThrow('closed');
});
