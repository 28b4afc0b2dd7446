import { expect, test, vi } from 'vitest';
import { createWordsLoader } from './words-loader';

const catalogs = {
  'en-US': async () => ({ messages: { dog: 'dog' } }),
  'zh-CN': vi.fn(async () => ({ messages: { dog: '狗' } })),
};
const loader = () =>
  createWordsLoader({ catalogs, loadCode: async () => (i18n) => ({ dog: i18n._('dog') }) });

test.each([
  ['en-US', 'dog'],
  ['zh-CN', '狗'],
  ['fr', 'dog'],
])('the words for %s are loaded once', async (locale, dog) => {
  const load = loader();
  expect(await load(locale)).toEqual({ dog });
  expect(load(locale)).toBe(load(locale));
});

test('a load that failed is tried again', async () => {
  const load = loader();
  catalogs['zh-CN'].mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(load('zh-CN')).rejects.toThrow('Failed to fetch');
  expect(await load('zh-CN')).toEqual({ dog: '狗' });
});
