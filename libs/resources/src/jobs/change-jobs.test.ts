import { createDatainsClient } from '@omics-portal/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeJobs, type JobSelection } from './change-jobs';
import { jobQueries } from './job-queries';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Client of a server that responds by path, and the requests that it received. */
function aServer(response: (path: string) => Response) {
  const requests: Sent[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const text = await request.clone().text();
      requests.push({ method: request.method, path: pathname, body: text === '' ? null : JSON.parse(text) });
      return response(pathname);
    },
  });
  return { datains, requests };
}

const run = (
  datains: ReturnType<typeof aServer>['datains'],
  action: 'stop' | 'resubmit',
  jobs: JobSelection,
) => new MutationObserver(new QueryClient(), changeJobs(datains, 'p')).mutate({ action, jobs });
const notFound = () => Response.json({ message: 'no such path' }, { status: 404 });

test.each<[JobSelection, object]>([
  [{ ids: ['a', 'b'] }, { ids: ['a', 'b'] }],
  [{ filter: { status: 'Failed' } }, { from: 'Failed' }],
  [{ filter: { failure: 'f', q: '', step: undefined } }, { failure: 'f' }],
  [
    { filter: { q: 'liver', label: 'x:1' }, except: ['c'] },
    { q: 'liver', label: 'x:1', except: ['c'] },
  ],
  [{ filter: {}, except: [] }, {}],
])('one request changes the selection %j', async (jobs, conditions) => {
  const { datains, requests } = aServer(() => Response.json({ changed: 2, unchanged: 1 }));
  expect(await run(datains, 'stop', jobs)).toEqual({ changed: 2, unchanged: 1 });
  expect(requests.map(({ body }) => body)).toEqual([{ status: 'Aborting', ...conditions }]);
});

test('an older server gets a request for each job, and a refused one does not stop the others', async () => {
  const { datains, requests } = aServer((path) => {
    if (path.endsWith('/projects/p/workflows')) return notFound();
    return path.endsWith('/b') ? new Response(null, { status: 409 }) : new Response(null, { status: 204 });
  });
  expect(await run(datains, 'stop', { ids: ['a', 'b', 'c'] })).toEqual({ changed: 2, unchanged: 1 });
  expect(requests.slice(1).map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ status: 'Aborting' })),
  );
});

test('the groups of an older server are null; those of another response are an error', async () => {
  const groups = (response: Response) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(
      jobQueries(aServer(() => response).datains).groups('p'),
    );
  expect(await groups(notFound())).toBeNull();
  await expect(groups(Response.json({ message: 'out of order' }, { status: 500 }))).rejects.toThrow(
    'out of order',
  );
});
