import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isErrorLine } from '../../../../engines/error-lines.ts';
import { LinePattern } from '../../../../patterns/line-pattern.ts';
import { PatternWork } from '../../../../patterns/pattern-work.ts';
import { errorFinder, patternFinder, textFinder } from './line-finder.ts';
import { lineCount, LogIndexes } from './log-indexes.ts';
import { MAX_LINE_BYTES, readLogLines } from './read-log-lines.ts';
import { listLogErrors, searchLog } from './search-log.ts';
import { TextLog } from './testing/text-log.ts';

const line = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom('', 'ok', 'read 7', '样本 12', '[ERROR] bad', '0 errors', 'Error: x\r'),
  },
  {
    weight: 2,
    arbitrary: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' ')),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40_000 }).map((length) => 'x'.repeat(length)) },
);
/** Texts of up to some thousand lines, so that they have several blocks. */
const texts = fc
  .tuple(fc.array(line, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }), fc.boolean())
  .map(
    ([lines, times, ended]) =>
      `${Array.from({ length: times }, () => lines.join('\n')).join('\n')}${ended ? '\n' : ''}`,
  );

const linesOf = (text: string) => {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};
const shown = (text: string) => text.replace(/\r$/u, '');

test('lines, their offsets and errors are those of the text, however it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.array(fc.nat(), { maxLength: 4 }),
      fc.boolean(),
      fc.nat(),
      async (text, cuts, ended, pick) => {
        const whole = Buffer.from(text);
        const indexes = new LogIndexes(60_000);
        const log = new TextLog('');
        for (const cut of cuts.map((at) => at % (whole.length + 1)).sort((one, other) => one - other)) {
          log.content = whole.subarray(0, cut);
          await indexes.of(log);
        }
        log.content = whole;
        log.ended = ended;
        const indexed = await indexes.of(log);
        const lines = linesOf(text);
        expect(lineCount(indexed)).toBe(lines.length);
        const complete = ended ? lines : linesOf(text.slice(0, text.lastIndexOf('\n') + 1));
        expect(indexed.index.errorCount).toBe(complete.filter(isErrorLine).length);

        const from = lines.length === 0 ? 1 : (pick % lines.length) + 1;
        const read = await readLogLines(log, indexed, { from, count: 30 });
        expect(read.map(({ number }) => number)).toEqual(
          lines
            .slice(from - 1, from + 29)
            .map((_, at) => from + at)
            .slice(0, read.length),
        );
        expect(read.length > 0 || lines.length === 0).toBe(true);
        for (const { number, offset, bytes, text: one } of read) {
          const expected = shown(lines[number - 1] ?? '');
          expect(bytes).toBe(Buffer.byteLength(expected));
          expect(whole.subarray(offset, offset + bytes).toString()).toBe(expected);
          expect(expected.startsWith(one)).toBe(true);
          expect(one.length === expected.length || Buffer.byteLength(one) > MAX_LINE_BYTES - 4).toBe(true);
        }
      },
    ),
    { numRuns: 50 },
  );
});

/** All matches of a search, over as many calls as it takes. */
async function allMatches(search: (from: number) => ReturnType<typeof searchLog>): Promise<number[]> {
  const found: number[] = [];
  for (let from: number | null = 1; from !== null;) {
    const { matches, next_line } = await search(from);
    found.push(...matches.map((match) => match.line));
    from = next_line;
  }
  return found;
}

test('a search finds the lines that a loop over the text finds', async () => {
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom('7', 'OK', '样本', 'x', 'rror'),
      fc.boolean(),
      fc.integer({ min: 1, max: 50 }),
      async (text, query, matchCase, limit) => {
        const log = new TextLog(text);
        log.ended = true;
        const indexed = await new LogIndexes(60_000).of(log);
        const fold = (one: string) => (matchCase ? one : one.toLowerCase());
        const numbers = (test: (line: string) => boolean) =>
          linesOf(text).flatMap((one, at) => (test(shown(one)) ? [at + 1] : []));
        const expected = numbers((one) => fold(one).includes(fold(query)));
        const pattern = new LinePattern(query, matchCase, new PatternWork());
        for (const finder of [textFinder(query, matchCase), patternFinder(pattern)])
          expect(await allMatches((from) => searchLog(log, indexed, finder, { from, limit }))).toEqual(
            expected,
          );
        const errors = numbers(isErrorLine);
        expect(await allMatches((from) => listLogErrors(log, indexed, { from, limit }))).toEqual(errors);
        expect(await allMatches((from) => searchLog(log, indexed, errorFinder, { from, limit }))).toEqual(
          errors,
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('a log that grew is read on from its last line, and one that did not is not read again', async () => {
  const indexes = new LogIndexes(60_000);
  const log = new TextLog('one\n'.repeat(500_000));
  await indexes.of(log);
  const before = log.bytesRead;
  log.append('two\nthree');
  const indexed = await indexes.of(log);
  expect(lineCount(indexed)).toBe(500_002);
  expect(log.bytesRead - before).toBeLessThan(200);
  log.ended = true;
  await indexes.of(log);
  const { reads } = log;
  expect((await indexes.of(log)).index.lines).toBe(500_002);
  expect(log.reads).toBe(reads);
});

test.each([
  ['is shorter', 'new\n'],
  ['has other lines', 'another log\nwith more lines\nthan the former one\n'],
])('a log that %s than before is another one', async (_name, text) => {
  const indexes = new LogIndexes(60_000);
  const log = new TextLog('[ERROR] bad\nsecond\n');
  expect((await indexes.of(log)).version).toBe(0);
  log.content = Buffer.from(text);
  const indexed = await indexes.of(log);
  expect(indexed.version).toBe(1);
  expect([lineCount(indexed), indexed.index.errorCount]).toEqual([linesOf(text).length, 0]);
});

/** Log of two pieces, whose reads wait until `proceed` is called for each. */
function slowLog() {
  const log = new TextLog('one\n'.repeat(200_000));
  const waiting: (() => void)[] = [];
  let reads = 0;
  return {
    get reads() {
      return reads;
    },
    proceed: () => waiting.shift()?.(),
    source: {
      id: 'slow',
      ended: true,
      read: async (start: number, length: number) => {
        reads += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return log.read(start, length);
      },
    },
  };
}

test('requests at the same time share one build, and return after the first piece when they have waited enough', async () => {
  const log = slowLog();
  const indexes = new LogIndexes(1);
  const states = Promise.all(Array.from({ length: 10 }, () => indexes.of(log.source)));
  log.proceed();
  const counts = (await states).map(({ index, size }) => [index.lines, size]);
  expect(new Set(counts.map(String))).toEqual(new Set(['131072,800000']));
  log.proceed();
  await expect.poll(async () => lineCount(await indexes.of(log.source))).toBe(200_000);
  expect(log.reads).toBe(2);
});

test('a log of which nothing was read yet is not an empty log', async () => {
  vi.useFakeTimers();
  try {
    const log = slowLog();
    let size: number | undefined;
    const request = new LogIndexes(150).of(log.source).then((indexed) => (size = indexed.size));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(size).toBeUndefined();
    log.proceed();
    await request;
    expect(size).toBe(800_000);
  } finally {
    vi.useRealTimers();
  }
});

test('lines that are counted do not wait for those behind them', async () => {
  const log = new TextLog('one\n'.repeat(500_000));
  let reads = 0;
  const stuck = {
    id: 'stuck',
    ended: true,
    // The first piece is there; the next one never comes.
    read: (start: number, length: number) =>
      (reads += 1) > 1 ? new Promise<never>(() => {}) : log.read(start, length),
  };
  const indexes = new LogIndexes(2 ** 31 - 1);
  const first = await indexes.of(stuck, ({ index }) => index.lines >= 1000);
  expect(first.index.lines).toBeLessThan(500_000);
  expect(reads).toBe(2);
});

test('an engine that is away fails the request, and the next one goes on', async () => {
  const log = new TextLog('one\ntwo\n');
  let away = true;
  const source = {
    id: 'away',
    ended: false,
    read: async (start: number, length: number) => {
      if (away) throw new Error('away');
      return log.read(start, length);
    },
  };
  const indexes = new LogIndexes(60_000);
  await expect(indexes.of(source)).rejects.toThrow('away');
  away = false;
  expect(lineCount(await indexes.of(source))).toBe(2);
});

test('columns of matches are those of the text without its colours', () => {
  const coloured = 'a \u001B[31mERROR\u001B[0m: bad\nfine\n';
  expect([...textFinder('error: b', false)(coloured)]).toEqual([
    { index: 0, ranges: [{ start: 2, end: 10 }] },
  ]);
  const pattern = new LinePattern('e[ro]+r', false, new PatternWork());
  expect([...patternFinder(pattern)(coloured)]).toEqual([{ index: 0, ranges: [{ start: 2, end: 7 }] }]);
});
