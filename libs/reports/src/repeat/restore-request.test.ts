import { expect, test } from 'vitest';
import { folderDrafts, restoreFolderDraft } from '../folder-report/stored-folder-draft';
import { reportDrafts, restoreDraft } from '../new-report/stored-draft';
import { type RepeatableReport, restoreRequest } from './restore-request';

const [DATA, METADATA, FOLDER] = ['minio://t/a/data.csv', 'minio://t/a/meta.csv', 'minio://t/run_7/'];
const FPKM = 'minio://t/a/fpkm.csv';

function draftItems() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

const failedReport = (request: RepeatableReport['request']): RepeatableReport => ({
  name: 'batch_2026_03',
  description: 'Quality control report for batch_2026_03',
  startedAt: 1_653_000_000_000,
  measurement: { laboratory: 'Lab 7', instrument: null, operator: null, measuredOn: '2026-03-01' },
  request,
});

test('a new report on tables has the values of the failed one', () => {
  const items = draftItems();
  const report = failedReport({
    data_file: DATA,
    metadata_file: METADATA,
    scale: 'log2',
    threshold_profile: 'strict',
  });
  restoreRequest(items, report, { brand: 'quartet', kind: 'protqc' });
  const stored = reportDrafts(items, 'quartet-protqc-report').load();
  expect(stored?.savedAt).toBe(report.startedAt);
  expect(stored && restoreDraft(stored).draft).toMatchObject({
    basis: 'tables',
    name: 'batch_2026_03',
    description: '',
    data: { from: 'storage', link: DATA, name: 'data.csv' },
    metadata: { from: 'storage', link: METADATA, name: 'meta.csv' },
    scale: 'log2',
    profile: 'strict',
    measurement: { laboratory: 'Lab 7', instrument: '', operator: '', measuredOn: '2026-03-01' },
  });
});

test.each([
  ['a folder alone', { filepath: FOLDER }, 'files', null],
  [
    'tables and a folder',
    { data_file: DATA, metadata_file: METADATA, fpkm_file: FPKM, filepath: FOLDER },
    'both',
    { from: 'storage', link: FPKM, name: 'fpkm.csv' },
  ],
])('a new report on RNA has the values of the failed one: %s', (_title, payload, basis, fpkm) => {
  const items = draftItems();
  const donors = [{ library: 'lab7_a', sample: 'D5' }];
  restoreRequest(items, failedReport({ ...payload, metadata: donors }), { brand: 'quartet', kind: 'rseqc' });
  const stored = reportDrafts(items, 'quartet-rseqc-report').load();
  expect(stored && restoreDraft(stored).draft).toMatchObject({
    basis,
    source: { from: 'storage', link: FOLDER },
    donors,
    fpkm,
  });
});

test('a new report on a folder has the values of the failed one', () => {
  const items = draftItems();
  const report = failedReport({ filepath: FOLDER, sequencing: 'WES', scale: 7, metadata: 'odd' });
  restoreRequest(items, report, { brand: 'quartet', kind: 'dseqc' });
  const stored = folderDrafts(items, 'quartet-dseqc-report').load();
  expect(stored && restoreFolderDraft(stored)).toMatchObject({
    source: { from: 'storage', link: FOLDER },
    sequencing: 'WES',
    donors: [],
    profile: 'default',
  });
});

test('a draft that the user has stays, and a report without inputs makes none', () => {
  const items = draftItems();
  const tool = { brand: 'quartet', kind: 'protqc' } as const;
  restoreRequest(items, failedReport({}), tool);
  expect(reportDrafts(items, 'quartet-protqc-report').load()).toBeNull();
  restoreRequest(items, failedReport({ data_file: DATA, metadata_file: METADATA }), tool);
  restoreRequest(items, failedReport({ data_file: METADATA, metadata_file: DATA }), tool);
  expect(reportDrafts(items, 'quartet-protqc-report').load()).toMatchObject({ data: { link: DATA } });
});
