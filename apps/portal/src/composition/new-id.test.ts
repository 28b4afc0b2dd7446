import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('an id is a random UUID, also where the page is plain http', () => {
  expect(newId()).toMatch(UUID_4);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
