import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InputFile, type QcInputs } from '../model/qc-inputs';
import { RANGES } from '../reading/ranges';
import { realOutputs } from '../testing/real-outputs';
import { publishedExample } from '../testing/seeded-tables';
import { readFolder } from './read-folder';

const SEED = 20_261_123;
const FILES = [...realOutputs('tools'), ...realOutputs('multiqc'), ...publishedExample('wes')].map(
  ({ path, text }) => ({ path, text: String(text) }),
);
/** Tables whose first column is the sample. */
const TABLES = FILES.filter(({ text }) => text.startsWith('Sample\t'));

const cellsOf = (text: string) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
const textOf = (cells: readonly (readonly string[])[], separator = '\t') =>
  `${cells.map((row) => row.join(separator)).join('\n')}\n`;

/** Values without their sources, to compare readings of differently written files. */
function valuesOf({ samples, curves, dna, mendelian }: QcInputs): unknown {
  return {
    samples: samples.map(({ name, read, figures, other }) => [
      name,
      read,
      Object.entries(figures)
        .map(([key, { value }]) => `${key} ${String(value)}`)
        .sort(),
      Object.entries(other)
        .map(([key, { value }]) => `${key} ${String(value)}`)
        .sort(),
    ]),
    curves: curves.map(({ kind, name, points }) => [kind, name, points]),
    dna: dna.map(({ name, snv, indel }) => [name, snv, indel]),
    mendelian: mendelian.map(({ family, snv, indel }) => [family, snv, indel]),
  };
}

/** Values that are no number within the range of their unit. */
function unsoundValues({ samples, curves, dna }: QcInputs): unknown[] {
  const figures = samples.flatMap((sample) => Object.entries(sample.figures));
  const shares = dna.flatMap(({ snv, indel }) =>
    [snv, indel].flatMap((calls) => [calls?.precision, calls?.recall, calls?.f1]),
  );
  const isDescending = (points: readonly (readonly [number, number])[]) =>
    points.some(([x, y], index) => !Number.isFinite(x + y) || y < 0 || x < (points[index - 1]?.[0] ?? x));
  return [
    ...figures.filter(([, { value, unit }]) => {
      const { min, max } = RANGES[unit];
      return !(value >= min && value <= max && Number.isFinite(value));
    }),
    ...curves.filter(({ points }) => isDescending(points)),
    ...shares.filter((share) => typeof share === 'number' && !(share >= 0 && share <= 1)),
  ];
}

function expectSound(inputs: QcInputs): void {
  expect(unsoundValues(inputs)).toEqual([]);
}

const anyFile = fc.constantFrom(...FILES);
const anyTable = fc.constantFrom(...TABLES);
const hostile = fc.constantFrom(
  ...[
    '__proto__',
    'constructor',
    'toString',
    '=1+1',
    '1e999',
    '-1e999',
    'Infinity',
    '-5',
    '1e308',
    '0x10',
    '１２',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '"',
    '""',
    '\u0000',
    '1,5',
    '1.2.3',
    '5 %',
    'NaN',
    'D5',
    '../..',
    '{}',
    '[]',
  ],
);

test('no text throws, and what is read of it is sound', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .tuple(anyFile, fc.nat(60_000), fc.nat(400), fc.oneof(hostile, fc.string({ maxLength: 40 })))
      .map(([file, at, length, piece]) => `${file.text.slice(0, at)}${piece}${file.text.slice(at + length)}`),
    fc.json(),
  );
  const path = fc.oneof(fc.constantFrom(...FILES.map((file) => file.path)), fc.string({ maxLength: 30 }));
  fc.assert(
    fc.property(fc.array(fc.record({ path, text }), { maxLength: 3 }), (files) => {
      const inputs = readFolder(files);
      expectSound(inputs);
      expect(inputs.files).toHaveLength(files.length);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('line endings and a byte order mark change nothing', () => {
  fc.assert(
    fc.property(
      anyFile,
      fc.constantFrom('\r\n', '\r', '\n'),
      fc.boolean(),
      ({ path, text }, ending, mark) => {
        const written = `${mark ? '\ufeff' : ''}${text.replaceAll('\n', ending)}`;
        expect(valuesOf(readFolder([{ path, text: written }]))).toEqual(
          valuesOf(readFolder([{ path, text }])),
        );
      },
    ),
    { seed: SEED, numRuns: 60 },
  );
});

test('the order of columns and rows changes nothing', () => {
  const shuffled = anyTable.chain(({ path, text }) => {
    const cells = cellsOf(text);
    const columns = Array.from({ length: (cells[0]?.length ?? 1) - 1 }, (_, index) => index + 1);
    return fc.record({
      original: fc.constant({ path, text }),
      columns: fc.shuffledSubarray(columns, { minLength: columns.length }),
      rows: fc.shuffledSubarray(cells.slice(1), { minLength: cells.length - 1 }),
      header: fc.constant(cells[0] ?? []),
    });
  });
  fc.assert(
    fc.property(shuffled, ({ original, columns, rows, header }) => {
      const text = textOf([header, ...rows].map((row) => [0, ...columns].map((index) => row[index] ?? '')));
      const sorted = (inputs: QcInputs) => {
        const { dna } = inputs;
        return valuesOf({ ...inputs, dna: [...dna].sort((a, b) => (a.name < b.name ? -1 : 1)) });
      };
      expect(sorted(readFolder([{ ...original, text }]))).toEqual(sorted(readFolder([original])));
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('a missing column takes its own figures only', () => {
  const dropped = anyTable.chain((file) =>
    fc.record({
      file: fc.constant(file),
      column: fc.integer({ min: 1, max: (cellsOf(file.text)[0]?.length ?? 2) - 1 }),
    }),
  );
  fc.assert(
    fc.property(dropped, ({ file, column }) => {
      const text = textOf(cellsOf(file.text).map((row) => row.filter((_, index) => index !== column)));
      const before = readFolder([file]).samples;
      const after = readFolder([{ path: file.path, text }]).samples;
      const extra = after.flatMap(({ name, read, figures }) => {
        const twin = before.find((each) => each.name === name && each.read === read);
        // The value of another tool may take its place.
        return Object.entries(figures).filter(([key, { value, source }]) => {
          const present = twin?.figures[key as keyof typeof figures];
          return present?.value !== value && present?.source.tool === source.tool;
        });
      });
      expect(extra).toEqual([]);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('a table with commas and quoted cells is the same table', () => {
  for (const { path, text } of TABLES) {
    const quoted = cellsOf(text).map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`));
    const csv = { path, text: textOf(quoted, ',') };
    expect([path, valuesOf(readFolder([csv]))]).toEqual([path, valuesOf(readFolder([{ path, text }]))]);
  }
});

test('a hostile cell is left out or is a sound value, and is never silent', () => {
  const changed = anyTable.chain((file) => {
    const cells = cellsOf(file.text);
    return fc.record({
      file: fc.constant(file),
      row: fc.integer({ min: 1, max: cells.length - 1 }),
      column: fc.nat((cells[0]?.length ?? 1) - 1),
      cell: hostile,
    });
  });
  fc.assert(
    fc.property(changed, ({ file, row, column, cell }) => {
      const cells = cellsOf(file.text);
      const text = textOf(
        cells.map((each, y) => each.map((old, x) => (x === column && y === row ? cell : old))),
      );
      const inputs = readFolder([{ path: file.path, text }]);
      expectSound(inputs);
      const before = readFolder([file]);
      const count = (each: QcInputs) =>
        each.samples.reduce((sum, { figures }) => sum + Object.keys(figures).length, 0);
      const isSilentLoss = count(inputs) < count(before) && cell !== 'NaN' && cell !== '""';
      expect(isSilentLoss && inputs.files[0]?.problems.length === 0).toBe(false);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

const LONG = 100_000;

test.each([
  ['flagstat', `1 + 0 in total\n1 + 0 ${' '.repeat(LONG)}x`],
  ['a value of Qualimap', `BamQC report\n>>>>>>> ${' '.repeat(LONG)}x\na = b${' '.repeat(LONG)}x\n`],
  ['a string of JSON', `{"config_version": NaN, ${'"\\\n'.repeat(LONG)}`],
  ['nested JSON', `{"config_version":${'['.repeat(LONG)}${']'.repeat(LONG)}}`],
  ['quotes of a table', `Sample\t"${'""'.repeat(LONG)}`],
  ['columns', `Sample\t${'mqc-generalstats-a-1'.repeat(LONG / 10)}`],
  ['the name of a sample', `##FastQC\n>>Basic Statistics\tpass\nFilename\t${'._'.repeat(LONG)}x\n`],
  ['a command of Picard', `# ${'--INPUT '.repeat(LONG)}\n## METRICS CLASS ${' '.repeat(LONG)}x`],
])('a long text in %s is read in linear time', (_, text) => {
  expect(readFolder([{ path: 'x.txt', text }]).files).toMatchObject([{ path: 'x.txt' }]);
});

test('names of samples are only text', () => {
  const names: InputFile[] = ['toString', 'constructor', '=HYPERLINK("x")'].map((name) => ({
    path: `${name}/pre_alignment.txt`,
    text: `Sample\t%Dup\tTotal Sequences (million)\n${name}\t12.5\t3\n`,
  }));
  const { samples } = readFolder(names);
  expect(samples.map(({ name, figures }) => [name, figures.duplicates?.value])).toEqual([
    ['=HYPERLINK("x")', 12.5],
    ['constructor', 12.5],
    ['toString', 12.5],
  ]);
});
