import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByQuery } from './highlighted';

const hitsOf = (line: string, query: string) =>
  splitByQuery(line, query)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test.each([
  ['ERROR: no error here', 'error', ['ERROR', 'error']],
  ['no error here', 'ERROR', ['error']],
  ['a.b', '.', ['.']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['样本 D5 失败', '失败', ['失败']],
  ['nothing', 'x', []],
  ['nothing', '', []],
])('in %j, %j marks %j', (line, query, hits) => {
  expect(hitsOf(line, query)).toEqual(hits);
});

test('no text is lost or added for any line and query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 3 }), (line, query) => {
      expect(
        splitByQuery(line, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
