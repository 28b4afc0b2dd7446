import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/datasets-host';
import { EMPTY_REQUEST } from './request-details';
import { forgetRequest, keepRequest, loadRequest } from './request-draft';

const NOW = 1_700_000_000_000;
const DAY_MS = 24 * 3600 * 1000;
const KEPT = {
  details: { ...EMPTY_REQUEST, tubes: null, purpose: '能力验证' },
  attempt: { key: 'k', content: 'c', startedTime: NOW },
};

describe('a request that is kept', () => {
  it('comes back as it was', () => {
    const storage = memoryStorage();
    keepRequest(storage, KEPT, NOW);
    expect(loadRequest(storage, NOW + DAY_MS)).toMatchObject(KEPT);
  });

  it('comes back from a portal that did not store the time of an attempt', () => {
    const storage = memoryStorage();
    const attempt = { key: 'k', content: 'c' };
    storage.setItem(
      'datasets.request-materials',
      JSON.stringify({ version: 1, savedAt: NOW, details: KEPT.details, attempt }),
    );
    expect(loadRequest(storage, NOW)?.attempt).toEqual({ ...attempt, startedTime: 0 });
  });

  it('is none while nothing is entered', () => {
    const storage = memoryStorage();
    keepRequest(storage, { details: EMPTY_REQUEST, attempt: null }, NOW);
    expect(loadRequest(storage, NOW)).toBeNull();
  });

  it('is gone after a week', () => {
    const storage = memoryStorage();
    keepRequest(storage, KEPT, NOW);
    expect(loadRequest(storage, NOW + 7 * DAY_MS)).toBeNull();
  });

  it('is gone when it was forgotten', () => {
    const storage = memoryStorage();
    keepRequest(storage, KEPT, NOW);
    forgetRequest(storage);
    expect(loadRequest(storage, NOW)).toBeNull();
  });

  it.each(['{', 'null', '{"version":2}', '{"version":1,"savedAt":1,"details":{"tubes":"x"},"attempt":null}'])(
    'is none when %s stands there',
    (stored) => {
      expect(loadRequest({ ...memoryStorage(), getItem: () => stored }, NOW)).toBeNull();
    },
  );

  it('does without storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => keepRequest(storage, KEPT, NOW)).not.toThrow();
    expect(() => forgetRequest(storage)).not.toThrow();
    expect(loadRequest(storage, NOW)).toBeNull();
  });
});
