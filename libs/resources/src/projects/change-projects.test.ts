import { createDatainsClient } from '@omics-portal/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeProjects } from './project-actions';

test('a refused project does not keep the others from changing', async () => {
  const requests: unknown[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async (request) => {
      const id = request.url.split('/').at(-1);
      requests.push([id, await request.json()]);
      return id === 'b'
        ? Response.json({ message: 'The project is Succeeded' }, { status: 409 })
        : new Response(null, { status: 204 });
    },
  });
  const mutation = new MutationObserver(new QueryClient(), changeProjects(datains));
  const refused = await mutation.mutate({ ids: ['a', 'b', 'c'], change: 'archive' });
  expect(requests).toEqual(['a', 'b', 'c'].map((id) => [id, { status: 'Aborted' }]));
  expect(refused).toMatchObject([{ id: 'b', error: { status: 409 } }]);
});
