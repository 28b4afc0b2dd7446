import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesWith } from './lines-with';

test.each([
  ['error', [2, 3]],
  ['ERROR 2', [3]],
  ['none', []],
  ['', []],
])('"%s" is in lines %j', (query, lines) => {
  expect(linesWith('start\nError 1\nerror 2\n', query)).toEqual(lines);
});

test('linesWith returns the same lines as a split', () => {
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
