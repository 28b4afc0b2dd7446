import { expect, test } from 'vitest';
import * as v from 'valibot';
import { EMPTY_DRAFT, reportSchema, type ReportDraft, type TableChoice } from './report-draft';

const table: TableChoice = { from: 'storage', link: 'minio://tservice/a/data.csv', name: 'data.csv' };
const whole: ReportDraft = {
  ...EMPTY_DRAFT,
  name: 'protein_batch_1',
  description: '',
  measurement: { laboratory: 'Lab 7', instrument: '', operator: 'Grace', measuredOn: '2026-03-02' },
  data: table,
  metadata: table,
  scale: 'auto',
  profile: 'default',
};

test.each([
  ['nothing', EMPTY_DRAFT, ['data-required', 'metadata-required', 'name-length']],
  ['everything', whole, []],
  ['a name of 9 characters', { ...whole, name: '123456789' }, ['name-length']],
  ['a name of 10', { ...whole, name: '1234567890' }, []],
  ['a name of 64', { ...whole, name: 'x'.repeat(64) }, []],
  ['a name of 65', { ...whole, name: 'x'.repeat(65) }, ['name-length']],
  ['blanks around do not count', { ...whole, name: '  123456789  ' }, ['name-length']],
  ['10 Chinese characters', { ...whole, name: '蛋白质组批次一二三四' }, []],
  ['files without a project', { ...whole, basis: 'files', data: null, metadata: null }, ['project-required']],
  [
    'tables and a link of another store',
    { ...whole, basis: 'both', source: { ...EMPTY_DRAFT.source, from: 'storage', link: 'https://a/b' } },
    ['folder-link'],
  ],
  [
    'files alone and none chosen',
    { ...whole, basis: 'files', source: { ...EMPTY_DRAFT.source, from: 'computer' } },
    ['files-required'],
  ],
  [
    'files alone in storage',
    {
      ...whole,
      basis: 'files',
      data: null,
      metadata: null,
      source: { ...EMPTY_DRAFT.source, from: 'storage', link: 'minio://a/b/' },
    },
    [],
  ],
  ['both without the counts', { ...whole, basis: 'both', data: null }, ['data-required', 'project-required']],
  ['no metadata', { ...whole, metadata: null }, ['metadata-required']],
] as const)('a draft with %s', (_title, draft, problems) => {
  const { issues = [] } = v.safeParse(reportSchema, draft);
  expect(issues.map(({ message }) => message)).toEqual(problems);
});
