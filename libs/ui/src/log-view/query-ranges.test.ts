import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logSegments } from './log-text';
import { queryRanges } from './query-ranges';

test.each([
  ['ERROR: no error here', 'error', ['ERROR', 'error']],
  ['no error here', 'ERROR', ['error']],
  ['a.b', '.', ['.']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['样本 D5 失败', '失败', ['失败']],
  ['nothing', 'x', []],
  ['nothing', '', []],
])('in %j, %j marks %j', (line, query, hits) => {
  expect(queryRanges(line, query).map(({ start, end }) => line.slice(start, end))).toEqual(hits);
});

test('no text is lost or added for any pieces and query', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 5 }));
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 3 }), (parts, query) => {
      const line = parts.join('');
      const ranges = queryRanges(line, query);
      const segments = logSegments(
        parts.map((text) => ({ text })),
        ranges,
      );
      expect(segments.map(({ text }) => text).join('')).toBe(line);
      const hits = segments.filter(({ hit }) => hit).map(({ text }) => text);
      expect(hits.join('')).toBe(ranges.map(({ start, end }) => line.slice(start, end)).join(''));
    }),
  );
});
