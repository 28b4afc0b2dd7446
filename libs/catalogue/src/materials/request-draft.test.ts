import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/catalogue-host';
import { EMPTY_REQUEST } from './request-details';
import { requestDrafts, type StoredRequest } from './request-draft';

const NOW = 1_700_000_000_000;
const DAY_MS = 24 * 3600 * 1000;
const REQUEST: StoredRequest = {
  version: 1,
  savedAt: NOW,
  details: { ...EMPTY_REQUEST, tubes: null, purpose: '能力验证' },
  attempt: { key: 'k', content: 'c', startedTime: NOW },
};
const at = (storage: ReturnType<typeof memoryStorage>, time: number) => requestDrafts(storage, () => time);

describe('stored request', () => {
  it('is read as it was saved', () => {
    const storage = memoryStorage();
    at(storage, NOW).save(REQUEST);
    expect(at(storage, NOW + DAY_MS).load()).toEqual(REQUEST);
  });

  it('is absent while the form is empty', () => {
    const storage = memoryStorage();
    at(storage, NOW).save({ ...REQUEST, details: EMPTY_REQUEST });
    expect(at(storage, NOW).load()).toBeNull();
  });

  it('is dropped after a week', () => {
    const storage = memoryStorage();
    at(storage, NOW).save(REQUEST);
    expect(at(storage, NOW + 7 * DAY_MS).load()).toBeNull();
  });

  it('keeps its details when only the attempt is of another release', () => {
    const storage = memoryStorage();
    storage.setItem(
      'datasets.request-materials',
      JSON.stringify({ ...REQUEST, attempt: { key: 'k', content: 'c' } }),
    );
    expect(at(storage, NOW).load()).toEqual({ ...REQUEST, attempt: null });
  });

  it.each(['{', 'null', '{"version":2}', '{"version":1,"savedAt":1,"details":{"tubes":"x"},"attempt":null}'])(
    'is none when %s is stored',
    (stored) => {
      expect(at({ ...memoryStorage(), getItem: () => stored }, NOW).load()).toBeNull();
    },
  );
});
