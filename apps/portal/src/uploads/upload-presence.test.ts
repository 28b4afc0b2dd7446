import { createUploadRecords } from '@omics-portal/storage';
import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { announceUploads, hasUploads, onFirstUpload } from './upload-presence';

test('only the records of the account itself count', () => {
  const storage = aStorage();
  const file = { name: 'a', size: 1, modified: 1, head: '00' };
  createUploadRecords(storage, 'ada').put({ path: 'minio://users/a', file, page: '1', upload: null });
  expect(hasUploads(storage, 'ada')).toBe(true);
  expect(hasUploads(storage, 'ad')).toBe(false);
  expect(hasUploads(storage, undefined)).toBe(false);
});

test('the first upload of an account is announced once', () => {
  const listener = vi.fn();
  const leave = onFirstUpload(listener);
  announceUploads('eve');
  announceUploads('eve');
  leave();
  announceUploads('lin');
  expect(listener).toHaveBeenCalledOnce();
  expect(hasUploads(aStorage(), 'eve')).toBe(true);
});
