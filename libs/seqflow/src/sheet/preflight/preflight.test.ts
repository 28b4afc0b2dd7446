import { gzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { sheetTable } from '../sheet';
import { sheetColumns } from '../sheet-columns';
import type { SheetRow } from '../sheet-row';
import { checkFiles, needsHead, type FileFacts } from './check-files';
import { checkRows, withoutBlanks } from './check-rows';
import { distinctFiles, fileCells } from './file-cells';
import { readFileHead } from './file-head';
import type { FindingCode } from './finding';

const schema: AppSchema = {
  formMode: 'batch',
  fields: [
    { tmplType: 'file', model: 'read1', multiple: true },
    { tmplType: 'file', model: 'read2', multiple: true },
    { tmplType: 'file', model: 'reference' },
  ],
};
const columns = sheetColumns(schema, {});
const common = { reference: 'minio://u/ref.fa' };
const tableOf = (...cells: SheetRow['cells'][]) =>
  sheetTable(
    columns,
    cells.map((each, index) => ({ rowId: `r${index}`, cells: each })),
    common,
  );
const link = (name: string) => `minio://u/${name}`;
const bytes = (text: string) => new TextEncoder().encode(text);
const fastq = (...names: string[]) => bytes(names.map((name) => `@${name}\nACGT\n+\nIIII\n`).join(''));

type Expected = [row: number, column: string, code: FindingCode, params?: object][];

test.each<[string, SheetRow['cells'][], Expected]>([
  ['nothing wrong', [{ sample_id: 'A', read1: link('A_R1.fq'), read2: link('A_R2.fq') }, {}], []],
  [
    'an id twice',
    [{ sample_id: 'A' }, { sample_id: 'B' }, { sample_id: 'A' }],
    [[2, 'sample_id', 'duplicate-id', { with: 1 }]],
  ],
  [
    'ids that differ in case',
    [{ sample_id: 'a' }, { sample_id: 'A' }],
    [[1, 'sample_id', 'id-differs-in-case', { with: 1 }]],
  ],
  ['a blank in an id', [{ sample_id: 'my sample' }], [[0, 'sample_id', 'id-blanks']]],
  ['a tab in an id', [{ sample_id: 'a\tb' }], [[0, 'sample_id', 'id-characters']]],
  ['a character without width in an id', [{ sample_id: 'a\u200B' }], [[0, 'sample_id', 'id-characters']]],
  [
    'the same file as both mates',
    [{ sample_id: 'A', read1: link('x_R1.fq'), read2: link('x_R1.fq') }],
    [[0, 'read2', 'same-mates']],
  ],
  [
    'a file in two rows',
    [
      { sample_id: 'A', read1: link('x.fq') },
      { sample_id: 'B', read1: link('x.fq') },
    ],
    [[1, 'read1', 'same-file', { with: 1 }]],
  ],
  [
    'a file twice in one cell',
    [{ sample_id: 'A', read1: [link('x.fq'), link('y.fq'), link('x.fq')] }],
    [[0, 'read1', 'repeated-file', { path: link('x.fq') }]],
  ],
  [
    'swapped mates',
    [{ sample_id: 'A', read1: link('A_R2.fq'), read2: link('A_R1.fq') }],
    [[0, 'read2', 'swapped-reads']],
  ],
  [
    'mates of two samples',
    [{ sample_id: 'A', read1: link('A_R1.fq'), read2: link('B_R2.fq') }],
    [[0, 'read2', 'other-sample']],
  ],
  [
    'lanes of one sample, each with its mate',
    [
      {
        sample_id: 'A',
        read1: [link('A_S1_L001_R1_001.fq'), link('A_S1_L002_R1_001.fq')],
        read2: [link('A_S1_L001_R2_001.fq'), link('A_S1_L002_R2_001.fq')],
      },
    ],
    [],
  ],
  [
    'a lane without its mate',
    [{ sample_id: 'A', read1: [link('A_L1_R1.fq'), link('A_L2_R1.fq')], read2: link('A_L1_R2.fq') }],
    [[0, 'read2', 'uneven-mates', { first: 2, second: 1 }]],
  ],
  [
    'mates of two lanes',
    [{ sample_id: 'A', read1: link('A_S1_L001_R1_001.fq'), read2: link('A_S1_L002_R2_001.fq') }],
    [[0, 'read2', 'other-sample']],
  ],
  ['numbers that may be of samples', [{ sample_id: 'A', read1: link('a_2.fq'), read2: link('b_1.fq') }], []],
  ['an archive', [{ sample_id: 'A', read1: link('a.tar.gz') }], [[0, 'read1', 'archive']]],
  ['a name instead of a link', [{ sample_id: 'A', read1: 'a.fq' }], [[0, 'read1', 'not-a-link']]],
])('%s', (_name, rows, expected) => {
  const findings = checkRows(columns, tableOf(...rows));
  expect(findings.map(({ row, column, code }) => [row, column, code])).toEqual(
    expected.map((each) => each.slice(0, 3)),
  );
  expected.forEach(([, , , params], index) => expect(findings[index]?.params).toMatchObject(params ?? {}));
});

test('checks of the same table are made once', () => {
  const table = tableOf({ sample_id: 'A', read1: link('a.fq') });
  expect(checkRows(columns, table)).toBe(checkRows(columns, table));
  expect(fileCells(columns, table)).toBe(fileCells(columns, table));
});

test('blanks in an id become underscores', () => {
  expect(withoutBlanks('  my   new sample ')).toBe('my_new_sample');
});

test('each file is requested once, common files included; folders are not requested, and stay unchecked', () => {
  const table = tableOf(
    { sample_id: 'A', read1: link('a') },
    { sample_id: 'B', read1: link('a'), read2: link('b') },
  );
  expect(distinctFiles(fileCells(columns, table))).toEqual([link('a'), link('ref.fa'), link('b')]);
  const folders = tableOf({ sample_id: 'A', reference: link('run/') });
  expect(distinctFiles(fileCells(columns, folders))).toEqual([]);
  expect(checkFiles(columns, folders, new Map()).map(({ code }) => code)).toEqual(['unchecked-file']);
});

test('a name that is no link has the finding of its row only', () => {
  const table = tableOf({ sample_id: 'A', read1: 'a.fq', reference: link('run/') });
  expect(checkFiles(columns, table, new Map()).map(({ column }) => column)).toEqual(['reference']);
});

test.each<[string, boolean]>([
  ['a_R1.fastq.gz', true],
  ['calls.vcf.bgz', true],
  ['ref.fa', true],
  ['a.bam', false],
  ['report.pdf', false],
])('the first bytes of %s help: %s', (name, expected) => {
  expect(needsHead(link(name))).toBe(expected);
});

describe('judging files by their facts', () => {
  const present = (head: Uint8Array | null, size = 10): FileFacts => ({
    kind: 'present',
    size,
    head: head && readFileHead(head),
  });
  const codes = (names: [string, string], one: FileFacts | null, two: FileFacts | null) => {
    const [read1, read2] = [link(names[0]), link(names[1])];
    const facts = new Map<string, FileFacts>([[link('ref.fa'), { kind: 'present', size: 5 }]]);
    if (one) facts.set(read1, one);
    if (two) facts.set(read2, two);
    return checkFiles(columns, tableOf({ sample_id: 'A', read1, read2 }), facts).map(({ column, code }) => [
      column,
      code,
    ]);
  };

  test.each<[string, [string, string], FileFacts | null, FileFacts | null, [string, FindingCode][]]>([
    ['mates', ['a.fq', 'b.fq'], present(fastq('r/1')), present(fastq('r/2')), []],
    ['other reads', ['a.fq', 'b.fq'], present(fastq('r')), present(fastq('s')), [['read2', 'other-reads']]],
    [
      'a missing file',
      ['a.fq', 'b.fq'],
      { kind: 'missing' },
      present(fastq('s')),
      [['read1', 'missing-file']],
    ],
    [
      'a forbidden file',
      ['a.fq', 'b.fq'],
      present(fastq('r')),
      { kind: 'forbidden' },
      [['read2', 'forbidden-file']],
    ],
    ['an empty file', ['a.fq', 'b.fq'], present(null, 0), present(fastq('s')), [['read1', 'empty-file']]],
    [
      'a file that was not asked for',
      ['a.fq', 'b.fq'],
      null,
      present(fastq('s')),
      [['read1', 'unchecked-file']],
    ],
    [
      'unknown facts',
      ['a.fq', 'b.fq'],
      { kind: 'unknown' },
      { kind: 'unknown' },
      [
        ['read1', 'unchecked-file'],
        ['read2', 'unchecked-file'],
      ],
    ],
    [
      'bytes that were not fetched',
      ['a.fq', 'b.fq'],
      present(null),
      present(fastq('s')),
      [
        ['read1', 'unchecked-file'],
        ['read2', 'unchecked-reads'],
      ],
    ],
    [
      'plain text called .gz',
      ['a.fq.gz', 'b.fq'],
      present(fastq('r')),
      present(fastq('r')),
      [['read1', 'wrong-compression']],
    ],
    [
      'gzip called .fq',
      ['a.fq', 'b.fq'],
      present(gzipSync(fastq('r'))),
      present(fastq('r')),
      [['read1', 'wrong-compression']],
    ],
    [
      'a page called .fq',
      ['a.fq', 'b.fq'],
      present(bytes('<html>\n')),
      present(fastq('r')),
      [['read1', 'not-fastq']],
    ],
    [
      'gzip of nothing',
      ['a.fq.gz', 'b.fq.gz'],
      present(gzipSync(fastq('r'))),
      present(gzipSync(bytes('')), 20),
      [['read2', 'empty-file']],
    ],
    [
      'bzip2, whose reads cannot be compared',
      ['a.fq.bz2', 'b.fq'],
      present(Uint8Array.from([0x42, 0x5a, 0x68, 0x39])),
      present(fastq('r')),
      [['read2', 'unchecked-reads']],
    ],
    ['gzip in BAM', ['a.bam', 'b.bam'], present(gzipSync(bytes('BAM'))), present(gzipSync(bytes('BAM'))), []],
  ])('%s', (_name, names, one, two, expected) => {
    expect(codes(names, one, two)).toEqual(expected);
  });

  test('a wrong compression is reported with the one of the name and the one of the bytes', () => {
    const read1 = link('a.fq.gz');
    const facts = new Map([
      [read1, present(fastq('r'))],
      [link('ref.fa'), present(bytes('>x\n'))],
    ]);
    expect(checkFiles(columns, tableOf({ sample_id: 'A', read1 }), facts)).toEqual([
      {
        ...{ row: 0, rowId: 'r0', column: 'read1', severity: 'error', remedy: 'rename-file' },
        ...{ code: 'wrong-compression', params: { path: read1, expected: 'gzip', found: 'none' } },
      },
    ]);
  });
});
