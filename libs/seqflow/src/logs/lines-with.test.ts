import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesWith } from './lines-with';

test.each([
  ['error', [2, 3]],
  ['ERROR 2', [3]],
  ['none', []],
  ['', []],
])('"%s" stands in lines %j', (query, lines) => {
  expect(linesWith('start\nError 1\nerror 2\n', query)).toEqual(lines);
});

test('the lines found are those that a split finds', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '样') });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('a', 'AB', 'b ', '样'), (lines, query) => {
      const expected = lines.flatMap((text, index) =>
        text.toLowerCase().includes(query.toLowerCase()) ? [index + 1] : [],
      );
      expect(linesWith(lines.join('\n'), query)).toEqual(expected);
    }),
  );
});
