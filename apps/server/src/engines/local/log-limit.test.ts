import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseNoticeLine } from '@omics-portal/qc-inputs/problem-line';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitLog } from './log-limit.ts';

const limited = (chunks: readonly string[], maxBytes: number) =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(limitLog(maxBytes)));
const NOTICE =
  /\n\[The log is cut here: it has reached .+ MB, its limit\. The rest was not stored\.\] NOTICE \{.+\}\n$/;

test.each([
  ['a short log', ['one\n', 'two\n'], 100, 'one\ntwo\n'],
  ['a log of exactly the limit', ['1234', '5678'], 8, '12345678'],
  ['an empty log', [], 8, ''],
])('%s is stored whole', async (_title, chunks, limit, expected) => {
  expect(await limited(chunks, limit)).toBe(expected);
});

test('a long log ends with a line that names the limit', async () => {
  const limit = 2 * 1024 * 1024;
  const stored = await limited(['x'.repeat(limit), '9', 'more'], limit);
  const [notice = ''] = stored.split('\n').slice(-2);
  expect(stored).toBe(`${'x'.repeat(limit)}\n${notice}\n`);
  expect(notice).toMatch(/^\[The log is cut here: it has reached 2 MB, its limit\. /);
  expect(parseNoticeLine(notice)).toEqual({ file: '', code: 'log.cut', params: { limit: 2 } });
});

test('however the output is cut into chunks, the stored part is its beginning, with one notice where it is longer', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[a-z]{0,20}$/)),
      fc.integer({ min: 1, max: 60 }),
      async (chunks, limit) => {
        const whole = chunks.join('');
        const stored = await limited(chunks, limit);
        expect(stored.replace(NOTICE, '')).toBe(whole.slice(0, limit));
        expect(NOTICE.test(stored)).toBe(whole.length > limit);
      },
    ),
  );
});
