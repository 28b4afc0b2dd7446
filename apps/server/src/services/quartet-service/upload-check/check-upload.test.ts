import { expect, test } from 'vitest';
import type { ListEntry, ObjectStore } from '../../../objects/object-store.ts';
import { checkUpload } from './check-upload.ts';

const KEY = 'data/lin/rna_run1/transcriptomics/';

/** Check of a folder with so many files, the last of which is empty or not. */
async function checkOf(count: number, lastBytes = 1) {
  const objects: Pick<ObjectStore, 'list'> = {
    list: ({ perPage }) => {
      const entries = Array.from({ length: Math.min(count, perPage) }, (_, index): ListEntry => ({
        kind: 'object',
        key: `${KEY}${index}.csv`,
        size: index === count - 1 ? lastBytes : 1,
        etag: null,
        lastModified: null,
      }));
      return Promise.resolve({ total: count, entries });
    },
  };
  const options = { language: 'en-US', omics: 'transcriptomics' } as const;
  const { status, msg } = await checkUpload(objects as ObjectStore, { bucket: 'users', key: KEY }, options);
  return { status, lines: msg.split('\n') };
}

test('each of 100,000 files is checked, and the report lists the first of those without a problem', async () => {
  const { status, lines } = await checkOf(100_000);
  expect(status).toBe('Success');
  expect(lines[9999]).toBe('found  9999.csv  1 bytes');
  expect(lines[10_000]).toBe('found  90000 more files, none of them empty');
  expect(lines).toContain('100000 files, no problem found');
});

test('a problem of the last one of them is listed', async () => {
  const { status, lines } = await checkOf(100_000, 0);
  expect(status).toBe('Failed');
  expect(lines).toContain('EMPTY  99999.csv  0 bytes');
  expect(lines).toContain('found  89999 more files, none of them empty');
});

test('a folder with more files than a check reads is no finished data set', async () => {
  const { status, lines } = await checkOf(200_001);
  expect(status).toBe('Failed');
  expect(lines[0]).toBe('TOO MANY  the folder has more than 200000 files, and nothing was checked');
  expect(lines).toContain(
    '- Pack small files that belong together into archives, or divide them into several data sets.',
  );
});
