import { expect, test } from 'vitest';
import { checkFpkm, checkTables } from './table-check';
import { readTableHead, wholeLines, type TableHead } from './table-head';

const DATA = 'rowname,D5_1,D5_2,D6_1\nTP53,21.5,NA,20\nAAAS,19,18.5,\n';
const METADATA = 'name,sample\nD5_1,D5\nD5_2,D5\nD6_1,D6\n';

const headOf = (text: string | null): TableHead | null => (text === null ? null : { text });

function check(
  data: string | null,
  metadata: string | null,
  omics: 'proteomics' | 'metabolomics' = 'proteomics',
) {
  return checkTables({ data: headOf(data), metadata: headOf(metadata), omics, scale: 'auto' });
}

test('matching tables have no problem, and the scale is detected', () => {
  expect(check(DATA, METADATA)).toMatchObject({
    data: [],
    metadata: [],
    preparation: { scale: 'log2', scaleChosen: false, typicalValue: 20 },
  });
});

test.each([
  [
    'a library of the metadata that is no column',
    DATA.replace('D6_1', 'other'),
    METADATA,
    'data',
    'missing-library',
    { library: 'D6_1' },
  ],
  [
    'a library in other letter case',
    DATA,
    METADATA.replace('D6_1', 'd6_1'),
    'data',
    'library-letter-case',
    { library: 'd6_1', column: 'D6_1' },
  ],
  ['samples as rows', 'sample,TP53\nD5_1,21.5\nD5_2,19\n', METADATA, 'data', 'transposed', { rows: 2 }],
  [
    'metadata without its column of samples',
    DATA,
    METADATA.replace('sample', 'group'),
    'metadata',
    'missing-column',
    { column: 'sample' },
  ],
  [
    'metadata without its column of libraries',
    DATA,
    METADATA.replace('name', 'id'),
    'metadata',
    'missing-column',
    { column: 'name | col_names | library' },
  ],
  ['an empty data table', 'rowname,D5_1\n', METADATA, 'data', 'empty-table', { table: 'data' }],
  ['tables that were mixed up', METADATA, DATA, 'metadata', 'missing-column', {}],
  [
    'a text in a numeric column',
    DATA.replace('21.5', 'high'),
    METADATA,
    'data',
    'not-a-number',
    { row: 2, column: 'D5_1' },
  ],
  [
    'a feature that comes twice',
    DATA.replace('AAAS', 'TP53'),
    METADATA,
    'data',
    'duplicate-feature',
    { feature: 'TP53', rows: '2, 3' },
  ],
] as const)('%s is named', (_title, data, metadata, role, code, params) => {
  expect(check(data, metadata)[role][0]).toMatchObject({ code, params });
});

test('the problem of a file that is not text names its format', () => {
  const metadata = headOf(METADATA);
  const problemOf = (data: TableHead) =>
    checkTables({ data, metadata, omics: 'proteomics', scale: 'auto' }).data[0]?.code;
  const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;
  expect(problemOf(readTableHead(bytes(0x50, 0x4b, 3, 4), true))).toBe('spreadsheet');
  expect(problemOf(readTableHead(bytes(0x61, 0, 0x62), true))).toBe('not-text');
});

test('UTF-16 and GBK are decoded', () => {
  expect(readTableHead(Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x62]).buffer, false)).toEqual({
    text: 'a\n',
    isPart: true,
  });
  expect(readTableHead(Uint8Array.from([0xd1, 0xf9, 0xb1, 0xbe]).buffer, true)).toEqual({ text: '样本' });
});

test('a negative value is a problem among intensities, not among logarithms', () => {
  expect(check(DATA.replace('21.5', '-1'), METADATA).data).toEqual([]);
  const raw = DATA.replace('21.5', '-1').replace('19,18.5', '190000,185000').replace('20', '200000');
  expect(check(raw, METADATA, 'metabolomics').data[0]?.code).toBe('negative-value');
  expect(check(raw, METADATA, 'metabolomics').preparation).toBeNull();
});

test('the metadata alone shows that a batch cannot be assessed', () => {
  expect(check(null, METADATA).gaps.map(({ code, params }) => [code, params['samples']])).toEqual([
    ['samples-missing', 'F7, M8'],
    ['replicates-missing', 'D6'],
  ]);
  const complete = ['D5', 'd6', 'LCL7', 'M8'].flatMap((sample) =>
    [1, 2].map((at) => `${sample}_${at},${sample}`),
  );
  expect(check(null, ['name,sample', ...complete].join('\n')).gaps).toEqual([]);
});

test('a single table is checked as far as possible', () => {
  expect(check(DATA, null)).toEqual({
    data: [],
    metadata: [],
    dataWaits: true,
    gaps: [],
    preparation: null,
    measurement: { values: {}, unclear: [] },
  });
  expect(check(null, 'id\n1\n').metadata).toHaveLength(2);
  expect(check(null, null)).toEqual({
    data: [],
    metadata: [],
    dataWaits: false,
    gaps: [],
    preparation: null,
    measurement: { values: {}, unclear: [] },
  });
});

test('the check of a data table is incomplete while its libraries are unknown', () => {
  const torn = DATA.replace('D5_2', 'D5_1');
  expect(check(torn, 'name,sample\nD5_1,D5\nD5_1,D6\n')).toMatchObject({ data: [], dataWaits: true });
  expect(check(torn, METADATA)).toMatchObject({
    data: [{ code: 'duplicate-column' }, { code: 'missing-library' }],
    dataWaits: false,
  });
  const spreadsheet = readTableHead(Uint8Array.from([0x50, 0x4b, 3, 4]).buffer, true);
  const tables = { omics: 'proteomics', scale: 'auto' } as const;
  expect(checkTables({ ...tables, data: headOf(DATA), metadata: spreadsheet })).toMatchObject({
    metadata: [{ code: 'spreadsheet' }],
    dataWaits: true,
  });
  expect(checkTables({ ...tables, data: spreadsheet, metadata: headOf('name\nD5_1\n') })).toMatchObject({
    data: [{ code: 'spreadsheet' }],
    metadata: [{ code: 'missing-column' }],
    dataWaits: false,
  });
});

test('a truncated line is ignored, the last line of a complete file is not', () => {
  expect(wholeLines('a,b\n1,2\n3,', false)).toBe('a,b\n1,2\n');
  expect(wholeLines('a,b\n1,2', true)).toBe('a,b\n1,2');
});

test('facts of the measurement are read from the metadata, also without a data table', () => {
  const metadata = 'name,sample,lab,date\nD5_1,D5,Lab 7,2026-03-02\nD6_1,D6,Lab 7,2026-03-03\n';
  expect(check(null, metadata).measurement).toEqual({
    values: { laboratory: 'Lab 7' },
    unclear: ['measuredOn'],
  });
});

test('a table of FPKM has fractions that add up to a million at most, and the libraries of the metadata', () => {
  const table = (factor: number, end: string) =>
    `gene_id,D5_1,D5_2,D6_1\n${[1, 2, 3].map((gene) => `G${gene},${factor * gene + 0.5},60.25,${end}`).join('\n')}\n`;
  const problemsOf = (text: string) => checkFpkm({ text }, headOf(METADATA)).map(({ code }) => code);
  expect(problemsOf(table(10, '70.5'))).toEqual([]);
  expect(problemsOf(table(1e6, '9999999.5').replaceAll('60.25', '9e6'))).toEqual(['not-fpkm']);
  expect(problemsOf(table(10, 'high'))[0]).toBe('not-a-number');
  expect(checkFpkm(null, headOf(METADATA))).toEqual([]);
});
