import { expect, test, vi } from 'vitest';
import { AUTH_STORAGE_KEY, createAuthStore, parseAuthRecord } from './auth-store';
import { sharedStorage } from './testing/tokens';

test.each([
  [null, undefined],
  ['', undefined],
  ['not json', undefined],
  ['[]', undefined],
  ['"token"', undefined],
  ['{"access_token":""}', undefined],
  ['{"access_token":7}', undefined],
  ['{"access_token":"a\\nb"}', undefined],
  ['{"access_token":"令牌"}', undefined],
  ['{"access_token":"a b"}', undefined],
  ['{"access_token":"a"}', { access_token: 'a' }],
  ['{"access_token":"a","refresh_token":""}', { access_token: 'a' }],
  ['{"access_token":"a","refresh_token":"r","other":1}', { access_token: 'a', refresh_token: 'r' }],
])('stored %s is read as a record or as absent', (text, expected) => {
  expect(parseAuthRecord(text)).toEqual(expected);
});

test('the record is stored under CLINICO_OMICS_AUTH as access_token and refresh_token', () => {
  const { storage, target } = sharedStorage()();
  createAuthStore(storage, target).write({ access_token: 'a', refresh_token: 'r' });
  expect(AUTH_STORAGE_KEY).toBe('CLINICO_OMICS_AUTH');
  expect(JSON.parse(storage.getItem('CLINICO_OMICS_AUTH') ?? '')).toEqual({
    access_token: 'a',
    refresh_token: 'r',
  });
});

test('clearing removes the record and the callback entries only', () => {
  const { storage, target } = sharedStorage()();
  const store = createAuthStore(storage, target);
  store.write({ access_token: 'a' });
  storage.setItem('kc-callback-1', 'x');
  storage.setItem('oidc.2', 'x');
  storage.setItem('lang', 'zh-CN');
  store.clear();
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['lang']);
});

test('a change by another tab is reported, one of another key is not', () => {
  const openTab = sharedStorage();
  const [mine, other] = [openTab(), openTab()];
  const listener = vi.fn();
  const stop = createAuthStore(mine.storage, mine.target).onForeignChange(listener);
  other.storage.setItem('lang', 'zh-CN');
  expect(listener).not.toHaveBeenCalled();
  createAuthStore(other.storage, other.target).write({ access_token: 'a' });
  other.storage.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  other.storage.clear();
  expect(listener).toHaveBeenCalledTimes(2);
});
