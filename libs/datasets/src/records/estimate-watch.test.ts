import { setTimeout as after } from 'node:timers/promises';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createEstimateWatch } from './estimate-watch';

/** Subscribers of the cache are called in a task of their own. */
const nextTask = () => after(0);

/** Cache with one shown query, whose requests the test answers. */
function shownQuery() {
  const client = new QueryClient();
  const answers: ((isEstimated: boolean) => void)[] = [];
  const optionsOf = (filter: string) => ({
    queryKey: ['records', 'facet', filter],
    queryFn: () =>
      new Promise<{ isEstimated: boolean }>((resolve) =>
        answers.push((isEstimated) => resolve({ isEstimated })),
      ),
  });
  const observer = new QueryObserver(client, optionsOf('a'));
  const watch = createEstimateWatch(client.getQueryCache());
  const changes: boolean[] = [];
  let last = watch.getSnapshot();
  const onChange = () => {
    const next = watch.getSnapshot();
    if (next !== last) changes.push(next);
    last = next;
  };
  const stops = [watch.subscribe(onChange), observer.subscribe(() => undefined)];
  /** Resolves when subscribers know that a request has arrived or its answer is there. */
  const settled = (fetching: number) =>
    expect.poll(() => [client.isFetching(), answers.length]).toEqual([fetching, fetching]);
  return {
    changes,
    filter: async (next: string) => {
      observer.setOptions(optionsOf(next));
      await settled(1);
      await nextTask();
    },
    refetch: () => void observer.refetch(),
    answer: async (isEstimated: boolean) => {
      answers.shift()?.(isEstimated);
      await settled(0);
      await nextTask();
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

test('estimates are noticed, and stay so while a new filter is counted, until counts are exact', async () => {
  const query = shownQuery();
  await query.answer(true);
  expect(query.changes).toEqual([true]);
  await query.filter('b');
  await query.answer(true);
  expect(query.changes).toEqual([true]);
  query.refetch();
  await query.answer(false);
  expect(query.changes).toEqual([true, false]);
  query.stop();
});

test('exact counts are no estimates, also while a new filter is counted', async () => {
  const query = shownQuery();
  await query.answer(false);
  await query.filter('b');
  await query.answer(false);
  expect(query.changes).toEqual([]);
  query.stop();
});
