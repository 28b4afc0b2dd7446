import { expect, test } from 'vitest';
import { createDraftStore, type DraftItems } from './draft-store';

const read = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'name' in stored && typeof stored.name === 'string'
    ? { name: stored.name }
    : null;

function memoryItems(): DraftItems {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
}

test('a draft survives by its key, and is gone after it was cleared', () => {
  const items = memoryItems();
  const store = createDraftStore({ items, key: 'a', read });
  expect(store.load()).toBeNull();
  expect(store.save({ name: 'run_1' })).toBe(true);
  expect(createDraftStore({ items, key: 'a', read }).load()).toEqual({ name: 'run_1' });
  expect(createDraftStore({ items, key: 'b', read }).load()).toBeNull();
  store.clear();
  expect(store.load()).toBeNull();
});

test.each([['{'], ['null'], ['{"title":"run_1"}']])('stored text %s is no draft', (text) => {
  const items = memoryItems();
  items.setItem('a', text);
  expect(createDraftStore({ items, key: 'a', read }).load()).toBeNull();
});

test('a browser that forbids storage has no drafts, and says so', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createDraftStore({
    items: { getItem: forbid, setItem: forbid, removeItem: forbid },
    key: 'a',
    read,
  });
  expect(store.load()).toBeNull();
  expect(store.save({ name: 'run_1' })).toBe(false);
  expect(() => store.clear()).not.toThrow();
});
