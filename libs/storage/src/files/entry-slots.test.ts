import type { StorageObject } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { choiceOf, MAX_CHOSEN, NO_ENTRIES } from './entry-choice';
import { entrySlots, indexOfKey, pageOfSlot, slotKey } from './entry-slots';

const entry = (key: string): StorageObject => ({ key, path: `minio://users/${key}`, size: 1 });
const entries = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => entry(`data/${String(first + at).padStart(6, '0')}`));

test('rows of a window have its entries, all others are empty, and each knows its page', () => {
  const slots = entrySlots(100_000, [{ page: 3, entries: entries(200, 100) }]);
  expect(slots).toHaveLength(100_000);
  expect(slots.filter(({ entry: loaded }) => loaded)).toHaveLength(100);
  expect(slots[200]?.entry?.key).toBe('data/000200');
  expect([slots[199], slots[300]].map((slot) => slot && slotKey(slot))).toEqual(['/199', '/300']);
  expect([0, 99, 100, 99_999].map(pageOfSlot)).toEqual([1, 1, 2, 1000]);
});

test('an unchanged row is the same object, so that it is not rendered again', () => {
  const page = { page: 1, entries: entries(0, 2) };
  const [first, second] = [entrySlots(3, [page]), entrySlots(3, [page])];
  expect(first.every((slot, index) => slot === second[index])).toBe(true);
});

test('the key of an entry is never taken for an index', () => {
  expect(['/7', 'data/7', '7'].map(indexOfKey)).toEqual([7, null, null]);
});

test('a choice has the loaded entries, the indices of the others, and what was chosen before in other windows', () => {
  const slots = entrySlots(300, [{ page: 1, entries: entries(0, 100) }]);
  const elsewhere = entry('data/elsewhere');
  const before = new Map([
    [elsewhere.key, elsewhere],
    ['data/000005', entry('data/000005')],
  ]);
  const keys = new Set(['data/000001', '/150', '/149', elsewhere.key]);
  const { choice, unloaded } = choiceOf(keys, slots, before);
  expect([...choice.keys()]).toEqual([elsewhere.key, 'data/000001']);
  expect(unloaded).toEqual([149, 150]);
});

test('a choice of all rows of a large folder has the first of them, up to the limit of an action', () => {
  const slots = entrySlots(100_000, [{ page: 1, entries: entries(0, 100) }]);
  const { choice, unloaded } = choiceOf(new Set(slots.map(slotKey)), slots, NO_ENTRIES);
  expect([choice.size, unloaded.length]).toEqual([100, MAX_CHOSEN - 100]);
  expect([unloaded[0], unloaded.at(-1)]).toEqual([100, MAX_CHOSEN - 1]);
});
