import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { chooseLocale, createWords, followLanguage, type MessageLoader } from './words';

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

test('each part brings its words once, and all follow the language', async () => {
  const i18n = setupI18n();
  const storage = aStorage();
  const root = { lang: '' };
  const words = createWords({ i18n, storage, browserLanguages: [], root });
  const featureOnce = vi.fn(feature);
  await words.need(shell);
  await words.need(featureOnce);
  await words.need(featureOnce);
  expect([i18n._('home'), i18n._('job')]).toEqual(['Home', 'Job']);
  expect(featureOnce).toHaveBeenCalledOnce();
  await words.switchTo('zh-CN');
  expect([i18n._('home'), i18n._('job'), root.lang, storage.getItem('lang')]).toEqual([
    '主页',
    '作业',
    'zh-CN',
    'zh-CN',
  ]);
});

test('the catalog of one part is never written into by another', async () => {
  const catalog = { home: 'Home' };
  const words = createWords({
    i18n: setupI18n(),
    storage: aStorage(),
    browserLanguages: [],
    root: { lang: '' },
  });
  await words.need(async () => catalog);
  await words.need(feature);
  expect(catalog).toEqual({ home: 'Home' });
});

test('words that cannot be loaded leave the language as it was, and may be asked for again', async () => {
  const i18n = setupI18n();
  const words = createWords({ i18n, storage: aStorage(), browserLanguages: [], root: { lang: '' } });
  const flaky = vi.fn<MessageLoader>().mockRejectedValueOnce(new Error('offline')).mockImplementation(shell);
  await expect(words.need(flaky)).rejects.toThrow('offline');
  await words.need(flaky);
  flaky.mockRejectedValueOnce(new Error('offline'));
  await expect(words.switchTo('zh-CN')).rejects.toThrow('offline');
  expect([words.locale(), i18n._('home')]).toEqual(['en-US', 'Home']);
});

test.each([
  ['lang', 'zh-CN', 'zh-CN'],
  ['lang', 'fr-FR', 'en-US'],
  ['lang', null, 'en-US'],
  ['other', 'zh-CN', 'en-US'],
])('another tab stores %s = %s, and this one speaks %s', async (key, newValue, expected) => {
  const page = new EventTarget();
  const root = { lang: '' };
  const words = createWords({
    i18n: setupI18n(),
    storage: aStorage({ lang: 'en-US' }),
    browserLanguages: [],
    root,
  });
  await words.need(shell);
  followLanguage(words, page);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  await vi.waitFor(() => expect([words.locale(), root.lang]).toEqual([expected, expected]));
});
