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
