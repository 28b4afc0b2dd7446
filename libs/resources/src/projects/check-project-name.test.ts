import { createDatainsClient, ResponseShapeError } from '@omics-portal/api';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { checkProjectName } from './check-project-name';

/** Runs the mutation on a server with these responses, in their order; returns its results and the requested names. */
async function check(names: readonly string[], responses: readonly unknown[]) {
  const requested: (string | null)[] = [];
  const datains = createDatainsClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: ({ url }) => {
      requested.push(new URL(url).searchParams.get('project_name'));
      return Promise.resolve(Response.json(responses[requested.length - 1]));
    },
  });
  const client = new QueryClient();
  const results: boolean[] = [];
  for (const name of names) {
    results.push(await new MutationObserver(client, checkProjectName(datains)).mutate(name));
  }
  return { results, requested };
}

const page = (total: number) => ({ total, page: 1, per_page: 10, data: [] });

test('the result is requested each time, because another user may take the name', async () => {
  expect(await check(['run_1', 'run_1', 'a&b=c'], [page(0), page(1), page(2)])).toEqual({
    results: [false, true, true],
    requested: ['run_1', 'run_1', 'a&b=c'],
  });
});

test('a response without a total does not mean that the name is free', async () => {
  await expect(check(['run_1'], [{}])).rejects.toBeInstanceOf(ResponseShapeError);
});
