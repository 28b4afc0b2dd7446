import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type ReportDraft } from './report-draft';
import { hasContent, reportDrafts, restoreDraft, storeDraft } from './stored-draft';

const file = new File(['a'], 'data.csv');
const draft: ReportDraft = {
  ...EMPTY_DRAFT,
  name: 'protein_batch_9',
  description: 'second run',
  measurement: { laboratory: 'Lab 7', instrument: '', operator: 'Grace', measuredOn: '2026-03-02' },
  scale: 'log2',
  profile: 'strict',
  data: { from: 'computer', file },
  metadata: { from: 'storage', link: 'minio://b/metadata.csv', name: 'metadata.csv' },
  fpkm: { from: 'storage', link: 'minio://b/fpkm.csv', name: 'fpkm.csv' },
};

function memoryItems() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('texts, the attempt and tables in storage survive a reload; a file of the computer must be chosen again', () => {
  const items = memoryItems();
  const attempt = { key: 'k', content: 'c', startedTime: 1 };
  reportDrafts(items, 'quartet-protqc-report').save(storeDraft(draft, attempt, 5));
  const stored = reportDrafts(items, 'quartet-protqc-report').load();
  expect(stored).toMatchObject({ savedAt: 5, attempt });
  expect(stored && restoreDraft(stored)).toEqual({
    draft: { ...draft, data: null },
    lostFiles: { data: 'data.csv' },
  });
  expect(reportDrafts(items, 'quartet-metqc-report').load()).toBeNull();
});

test('a file that was uploaded comes back as a table in storage', () => {
  const uploaded: ReportDraft = { ...draft, data: { from: 'computer', file, link: 'minio://t/data.csv' } };
  expect(restoreDraft(storeDraft(uploaded, null, 5))).toEqual({
    draft: { ...draft, data: { from: 'storage', link: 'minio://t/data.csv', name: 'data.csv' } },
    lostFiles: {},
  });
});

test.each([
  ['nothing', EMPTY_DRAFT, false],
  ['a name', { ...EMPTY_DRAFT, name: 'p' }, true],
  ['a table', { ...EMPTY_DRAFT, data: draft.data }, true],
  ['FPKM', { ...EMPTY_DRAFT, fpkm: draft.fpkm }, true],
  ['a scale alone', { ...EMPTY_DRAFT, scale: 'log2' as const }, true],
  ['limits alone', { ...EMPTY_DRAFT, profile: 'strict' }, true],
  ['a basis alone', { ...EMPTY_DRAFT, basis: 'files' as const }, true],
])('a draft with %s has content: %s', (_title, one, content) => {
  expect(hasContent(one)).toBe(content);
});

test('outputs of quality control come back by their link, and files must be chosen again', () => {
  const items = memoryItems();
  const source = { ...EMPTY_DRAFT.source, from: 'computer', files: [{ file, folder: 'run/' }] } as const;
  const rna: ReportDraft = { ...draft, basis: 'files', source, donors: [{ library: 'a', sample: 'D5' }] };
  expect(hasContent({ ...EMPTY_DRAFT, source })).toBe(true);
  reportDrafts(items, 'a').save(storeDraft(rna, null, 5));
  const stored = reportDrafts(items, 'a').load();
  expect(stored).toMatchObject({ source: { lostFiles: 1 } });
  expect(stored && restoreDraft(stored).draft).toMatchObject({
    basis: 'files',
    source: { from: 'computer', files: [] },
    donors: [{ library: 'a', sample: 'D5' }],
  });
});

test.each(['{"version":2}', 'null', '[]'])('stored text %s is no draft', (text) => {
  const items = memoryItems();
  items.setItem('reports.new-report.a', text);
  expect(reportDrafts(items, 'a').load()).toBeNull();
});

test('a draft of an earlier portal, without a threshold profile, has the default one', () => {
  const items = memoryItems();
  const {
    profile: _,
    basis: _basis,
    source: _source,
    donors: _donors,
    ...earlier
  } = storeDraft(draft, null, 5);
  items.setItem('reports.new-report.a', JSON.stringify(earlier));
  expect(reportDrafts(items, 'a').load()).toMatchObject({
    name: 'protein_batch_9',
    profile: 'default',
    basis: 'tables',
    donors: [],
  });
});
