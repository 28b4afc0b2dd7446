import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { chooseLocale, createMessageStore, followLanguage, type MessageLoader } from './message-store';

test.each([
  ['zh-CN', ['en-US'], 'zh-CN'],
  ['en-US', ['zh-CN'], 'en-US'],
  [null, ['zh-CN'], 'zh-CN'],
  [null, ['zh'], 'zh-CN'],
  [null, ['ZH-TW', 'en'], 'zh-CN'],
  [null, ['en', 'zh-CN'], 'en-US'],
  [null, ['de'], 'en-US'],
  [null, [], 'en-US'],
  ['fr-FR', ['de'], 'en-US'],
])('stored %s and browser languages %j start in %s', (stored, languages, expected) => {
  expect(chooseLocale(stored, languages)).toBe(expected);
});

const shell: MessageLoader = async (locale) => ({ home: locale === 'zh-CN' ? '主页' : 'Home' });
const feature: MessageLoader = async (locale) => ({ job: locale === 'zh-CN' ? '作业' : 'Job' });

test('the messages of each feature load once, and again for another language', async () => {
  const i18n = setupI18n();
  const storage = aStorage();
  const root = { lang: '' };
  const messages = createMessageStore({ i18n, storage, browserLanguages: [], root });
  const featureOnce = vi.fn(feature);
  await messages.load(shell);
  await messages.load(featureOnce);
  await messages.load(featureOnce);
  expect([i18n._('home'), i18n._('job')]).toEqual(['Home', 'Job']);
  expect(featureOnce).toHaveBeenCalledOnce();
  await messages.switchTo('zh-CN');
  expect([i18n._('home'), i18n._('job'), root.lang, storage.getItem('lang')]).toEqual([
    '主页',
    '作业',
    'zh-CN',
    'zh-CN',
  ]);
});

test('the catalog of one part is never written into by another', async () => {
  const catalog = { home: 'Home' };
  const messages = createMessageStore({
    i18n: setupI18n(),
    storage: aStorage(),
    browserLanguages: [],
    root: { lang: '' },
  });
  await messages.load(async () => catalog);
  await messages.load(feature);
  expect(catalog).toEqual({ home: 'Home' });
});

test('messages that cannot be loaded leave the language unchanged, and can be loaded again', async () => {
  const i18n = setupI18n();
  const messages = createMessageStore({
    i18n,
    storage: aStorage(),
    browserLanguages: [],
    root: { lang: '' },
  });
  const flaky = vi.fn<MessageLoader>().mockRejectedValueOnce(new Error('offline')).mockImplementation(shell);
  await expect(messages.load(flaky)).rejects.toThrow('offline');
  await messages.load(flaky);
  flaky.mockRejectedValueOnce(new Error('offline'));
  await expect(messages.switchTo('zh-CN')).rejects.toThrow('offline');
  expect([messages.locale(), i18n._('home')]).toEqual(['en-US', 'Home']);
});

test.each([
  ['lang', 'zh-CN', 'zh-CN'],
  ['lang', 'fr-FR', 'en-US'],
  ['lang', null, 'en-US'],
  ['other', 'zh-CN', 'en-US'],
])('another tab stores %s = %s, and this one speaks %s', async (key, newValue, expected) => {
  const page = new EventTarget();
  const root = { lang: '' };
  const messages = createMessageStore({
    i18n: setupI18n(),
    storage: aStorage({ lang: 'en-US' }),
    browserLanguages: [],
    root,
  });
  await messages.load(shell);
  followLanguage(messages, page);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  await vi.waitFor(() => expect([messages.locale(), root.lang]).toEqual([expected, expected]));
});
