import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { catalogQuery } from './catalog-queries';

const LOCALES = ['en-US', 'zh-CN'];

test('the catalogs of all languages are loaded once, in the order of the languages', async () => {
  const queryClient = new QueryClient();
  const load = vi.fn(async (locale: string) => ({ hello: `hello in ${locale}` }));
  const read = () => queryClient.query(catalogQuery('datasets', LOCALES, load));
  const catalogs = [
    { locale: 'en-US', messages: { hello: 'hello in en-US' } },
    { locale: 'zh-CN', messages: { hello: 'hello in zh-CN' } },
  ];
  expect([await read(), await read()]).toEqual([catalogs, catalogs]);
  expect(load.mock.calls).toEqual([['en-US'], ['zh-CN']]);
});

test('a catalog that cannot be loaded fails the query', async () => {
  const load = (locale: string) =>
    locale === 'zh-CN' ? Promise.reject(new Error('no file')) : Promise.resolve({});
  const reading = new QueryClient().query({ ...catalogQuery('datasets', LOCALES, load), retry: false });
  await expect(reading).rejects.toThrow('no file');
});
