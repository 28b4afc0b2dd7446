import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { ChunkLoadError } from './load-chunk';
import { recoverChunk } from './recover-chunk';

const error = new ChunkLoadError('ChunkLoadError: http://x/assets/a-B1.js');
const isServed = async () => true;

test('loads the page again once for a file; the second time it is a failure', async () => {
  const reload = vi.fn();
  const storage = aStorage();
  expect(await recoverChunk({ error, storage, isServed, reload })).toBe('reloading');
  expect(await recoverChunk({ error, storage, isServed, reload })).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});

test('does not trade the page for the browser’s error page, and has its one try left for later', async () => {
  const reload = vi.fn();
  const storage = aStorage();
  expect(await recoverChunk({ error, storage, isServed: async () => false, reload })).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  expect(await recoverChunk({ error, storage, isServed, reload })).toBe('reloading');
});

test('where nothing is remembered, nothing is tried', async () => {
  const reload = vi.fn();
  expect(await recoverChunk({ error, storage: undefined, isServed, reload })).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});
