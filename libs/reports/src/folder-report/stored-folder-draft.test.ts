import { expect, test } from 'vitest';
import * as v from 'valibot';
import { EMPTY_FOLDER_DRAFT, type FolderDraft, folderSchema, hasFolderContent } from './folder-draft';
import { folderDrafts, restoreFolderDraft, storeFolderDraft } from './stored-folder-draft';

const files = [{ file: new File(['a'], 'multiqc_data.json'), folder: 'multiqc_data/' }];
const draft: FolderDraft = {
  source: { from: 'computer', project: { id: 'p', name: 'run_7' }, link: '', files, uploaded: null },
  donors: [{ library: 'lab7_a', sample: 'D5' }],
  sequencing: 'WGS',
  profile: 'strict',
  name: 'wgs_batch_07',
  description: '',
  measurement: { laboratory: 'Lab 7', instrument: '', operator: 'Grace', measuredOn: '2026-03-02' },
};

function memoryItems() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a draft survives a reload, but for files that were not uploaded', () => {
  const items = memoryItems();
  folderDrafts(items, 'a').save(storeFolderDraft(draft, null, 5));
  const stored = folderDrafts(items, 'a').load()!;
  expect(stored).toMatchObject({ savedAt: 5, source: { lostFiles: 1 } });
  expect(restoreFolderDraft(stored)).toEqual({ ...draft, source: { ...draft.source, files: [] } });
});

test('files that were uploaded are a folder in storage after a reload', () => {
  const uploaded = { ...draft, source: { ...draft.source, uploaded: 'minio://tservice/a/b/' } };
  const restored = restoreFolderDraft(storeFolderDraft(uploaded, null, 5));
  expect(v.safeParse(folderSchema, restored).success).toBe(true);
});

const source = (changes: Partial<FolderDraft['source']>) => ({
  ...draft,
  source: { ...EMPTY_FOLDER_DRAFT.source, ...changes },
});

test.each([
  ['no project', source({}), ['project-required']],
  ['a project', source({ project: { id: 'p', name: 'run_7' } }), []],
  ['no link', source({ from: 'storage' }), ['folder-link']],
  ['another address', source({ from: 'storage', link: 'https://users/a/' }), ['folder-link']],
  ['a path', source({ from: 'storage', link: 'users/a' }), ['folder-link']],
  ['the link of a folder', source({ from: 'storage', link: ' minio://users/a/ ' }), []],
  ['a link without the slash at its end', source({ from: 'storage', link: 'minio://users/a' }), []],
  ['no files', source({ from: 'computer' }), ['files-required']],
  ['a short name', { ...draft, name: 'short' }, ['name-length']],
] as const)('a draft with %s', (_title, value, problems) => {
  const { issues = [] } = v.safeParse(folderSchema, value);
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

test.each<[string, Partial<FolderDraft>, boolean]>([
  ['nothing', {}, false],
  ['all of it', draft, true],
  ['limits alone', { profile: 'strict' }, true],
  ['a kind of sequencing alone', { sequencing: 'WES' }, true],
])('a draft with %s has content: %s', (_title, changes, content) => {
  expect(hasFolderContent({ ...EMPTY_FOLDER_DRAFT, ...changes })).toBe(content);
});
