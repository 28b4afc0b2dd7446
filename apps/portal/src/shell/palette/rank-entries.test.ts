import { expect, test } from 'vitest';
import { rankEntries, type Searchable } from './rank-entries';

const ENTRIES: readonly Searchable[] = [
  { label: 'File Management', hint: 'Quality Assessment' },
  { label: 'QC Report History' },
  { label: 'Report Details', keywords: ['报告详情'] },
  { label: 'Create Project', keywords: ['new project', 'start a run', '创建项目', '新建项目'] },
  { label: 'RNA-Seq Pipeline', hint: 'Projects' },
];

const found = (query: string) => rankEntries(ENTRIES, query).map(({ entry }) => entry.label);

test('an empty query finds everything, in the given order', () => {
  expect(found('  ')).toEqual(ENTRIES.map(({ label }) => label));
});

test('a name that begins with the text stands before one with a word that does', () => {
  expect(found('report')).toEqual(['Report Details', 'QC Report History']);
});

test('a name stands before a keyword, and a keyword before the place', () => {
  expect(found('project')).toEqual(['Create Project', 'RNA-Seq Pipeline']);
});

test.each(['create', 'CREATE pro', 'project create', 'new project', '新建', '创建项目', 'ｃｒｅａｔｅ'])(
  '"%s" finds Create Project',
  (query) => {
    expect(found(query)).toContain('Create Project');
  },
);

test('every word must occur, in any text of the entry', () => {
  expect(found('rna projects')).toEqual(['RNA-Seq Pipeline']);
  expect(found('rna report')).toEqual([]);
});

test('a part inside a word is found last', () => {
  const entries = [{ label: 'metadata' }, { label: 'All your data' }, { label: 'Data policies' }];
  expect(rankEntries(entries, 'data').map(({ entry }) => entry.label)).toEqual([
    'Data policies',
    'All your data',
    'metadata',
  ]);
});

test.each([
  ['policy', 'Data Policies'],
  ['policies', 'Access policy'],
  ['terms policy', 'Policies and terms'],
  ['analyses', 'New analysis'],
  ['olici', 'Data Policies'],
  ['策略', '数据策略'],
])('"%s" finds "%s"', (query, label) => {
  expect(rankEntries([{ label: 'Overview' }, { label }], query).map(({ entry }) => entry.label)).toEqual([
    label,
  ]);
});

test('the other number of a word has the rank of its place', () => {
  const entries = [{ label: 'Nopolicy' }, { label: 'Data policies' }, { label: 'Policies' }];
  expect(rankEntries(entries, 'policy').map(({ entry }) => entry.label)).toEqual([
    'Policies',
    'Data policies',
    'Nopolicy',
  ]);
});

test('a word that is not typed to its end has no other number', () => {
  expect(rankEntries([{ label: 'Meat' }], 'meas')).toEqual([]);
});
