import { afterEach, expect, test, vi } from 'vitest';
import { MatrixReader } from './matrix-reader';
import { parseSampleSheet } from './sample-sheet';
import { type TableLimits } from './table-limits';

const LIMITS: TableLimits = { features: 5, libraries: 10, values: 8, line: 100 };

afterEach(() => vi.unstubAllGlobals());

function problemsOf(text: string, libraries: readonly string[], limits: TableLimits): unknown {
  const reader = new MatrixReader(libraries, { limits });
  for (let from = 0; from < text.length; from += 10) {
    reader.push(text.slice(from, from + 10));
  }
  const read = reader.finish();
  return read.ok ? read.value.matrix.features.length : read.problems;
}

const rows = (count: number, cells: string): string =>
  Array.from({ length: count }, (_, index) => `F${index},${cells}\n`).join('');

test.each([
  ['features', `rowname,a\n${rows(5, '1')}`, `rowname,a\n${rows(6, '1')}`, ['a'], 5, 5],
  ['values', `rowname,a,b\n${rows(4, '1,2')}`, `rowname,a,b\n${rows(5, '1,2')}`, ['a', 'b'], 8, 4],
  ['line', `rowname,a\nF,${' '.repeat(80)}1\n`, `rowname,a\nF,${' '.repeat(120)}1\n`, ['a'], 100, 1],
])(
  'a table at the limit of %s is read, beyond it is refused with the limit',
  (measure, at, beyond, libraries, limit, count) => {
    expect(problemsOf(at, libraries, LIMITS)).toBe(count);
    expect(problemsOf(beyond, libraries, LIMITS)).toEqual([
      { code: 'too-large', params: { table: 'data', measure, limit } },
    ]);
  },
);

test('genes and peptides count together', () => {
  const text = `Type,Feature,a\n${'Gene Symbol,G,1\n'.repeat(1)}${Array.from({ length: 5 }, (_, index) => `Peptide Sequence,P${index},1\n`).join('')}`;
  expect(problemsOf(text, ['a'], LIMITS)).toEqual([
    { code: 'too-large', params: { table: 'data', measure: 'features', limit: 5 } },
  ]);
});

test('a sample sheet names at most 2,000 libraries', () => {
  const sheet = (count: number): string =>
    `name,sample\n${Array.from({ length: count }, (_, index) => `L${index},D5\n`).join('')}`;
  expect(parseSampleSheet(sheet(2000)).ok).toBe(true);
  expect(parseSampleSheet(sheet(2001))).toMatchObject({
    problems: [{ code: 'too-large', params: { table: 'metadata', measure: 'libraries', limit: 2000 } }],
  });
});

test('a long table without the columns of a sample sheet is refused for its columns: it may be the data table', () => {
  expect(parseSampleSheet(`rowname,a\n${rows(2001, '1')}`)).toMatchObject({
    problems: [{ code: 'missing-column' }, { code: 'missing-column' }],
  });
});

test('memory for the values is allocated once, from the estimated number of rows', () => {
  const total = 100_000;
  // Blanks make the text long and cheap to read: rows are estimated after 16 million characters.
  const row = (index: number): string => `F${index},1,2${' '.repeat(400)}\n`;
  const pieces = [
    'rowname,a,b\n',
    ...Array.from({ length: total / 1000 }, (_, piece) =>
      Array.from({ length: 1000 }, (__, index) => row(piece * 1000 + index)).join(''),
    ),
  ];
  const made: number[] = [];
  const Original = Float64Array;
  vi.stubGlobal(
    'Float64Array',
    new Proxy(Original, {
      construct: (target, [size]: [number]) => {
        made.push(size);
        return new target(size);
      },
    }),
  );
  let pushed = 0;
  const reader = new MatrixReader(['a', 'b'], { fractionRead: () => pushed / pieces.length });
  for (const piece of pieces) {
    pushed += 1;
    reader.push(piece);
  }
  const read = reader.finish();
  expect(read.ok && read.value.matrix.values.length).toBe(total * 2);
  const [last = 0, ...before] = made.filter((size) => size > 2048).reverse();
  expect(last).toBeLessThan(total * 2 * 1.15);
  expect(before.every((size) => size < total * 2 * 0.7)).toBe(true);
});
