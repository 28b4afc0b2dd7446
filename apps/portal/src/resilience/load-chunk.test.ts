import { isChunkFailure } from '@omics-portal/wording';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk } from './load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('hands on what arrives, and waits no longer', async () => {
  await expect(loadChunk(async () => ({ Screen: 1 }))()).resolves.toEqual({ Screen: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure has one name, keeps its cause, and is none that the router would act on', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: http://x/a.js');
  const error: unknown = await loadChunk(() => Promise.reject(cause))().catch((failure: unknown) => failure);
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  expect(String(error)).toContain('http://x/a.js');
  expect((error as Error).message.startsWith('Failed to fetch')).toBe(false);
  expect(isChunkFailure(error)).toBe(true);
});

test('what does not arrive within two minutes counts as not arriving', async () => {
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => undefined))().catch(outcome);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  expect(isChunkFailure(outcome.mock.calls[0]?.[0])).toBe(true);
});
