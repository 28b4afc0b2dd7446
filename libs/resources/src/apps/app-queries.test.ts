import { createDatainsClient } from '@omics-portal/api';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { appQueries } from './app-queries';

test('the form of an app is requested with a random query each time, so that no cache answers', async () => {
  const urls: URL[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: ({ url }) => {
      urls.push(new URL(url));
      return Promise.resolve(Response.json({ formMode: 'single', fields: [] }));
    },
  });
  const schema = appQueries(datains, 'en-US').schema('lab/app-v1.0.0');
  for (const attempt of ['first', 'second']) {
    await new QueryClient().query({ ...schema, meta: { attempt } });
  }
  expect(urls.map(({ pathname }) => pathname)).toEqual([
    '/apps/lab/app-v1.0.0/schema.json',
    '/apps/lab/app-v1.0.0/schema.json',
  ]);
  const [first, second] = urls.map(({ searchParams }) => searchParams.get('_'));
  expect(first).toMatch(/^[0-9a-z]+$/);
  expect(second).toMatch(/^[0-9a-z]+$/);
  expect(second).not.toBe(first);
});

test('the store is read page by page until all apps are there', async () => {
  const pages: string[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: ({ url }) => {
      const page = new URL(url).searchParams.get('page') ?? '';
      pages.push(page);
      const data = page === '3' ? [] : [{ id: page, title: `lab/app-${page}` }];
      // The total is wrong: the third page is empty.
      return Promise.resolve(Response.json({ total: 9, page: Number(page), per_page: 1000, data }));
    },
  });
  const apps = await new QueryClient().query(appQueries(datains, 'en-US').store());
  expect(apps.map(({ title }) => title)).toEqual(['lab/app-1', 'lab/app-2']);
  expect(pages).toEqual(['1', '2', '3']);
});
