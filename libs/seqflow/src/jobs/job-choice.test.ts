import { aWorkflow, uuid } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { choiceOf, choiceSize, chosenKeys, countAllowed, NO_CHOICE } from './job-choice';
import { jobSlots, slotKey } from './job-slots';

const jobs = Array.from({ length: 100 }, (_, at) =>
  aWorkflow({ id: uuid(3, at), status: at < 3 ? 'Failed' : 'Running' }),
);
/** List of which the first hundred jobs are loaded. */
const slots = jobSlots(10_000, [{ page: 1, jobs }]);
const short = jobSlots(100, [{ page: 1, jobs }]);
const all = (list: typeof slots) => new Set(list.map(slotKey));
const without = (keys: ReadonlySet<string>, ...left: string[]) =>
  new Set([...keys].filter((key) => !left.includes(key)));
const [first, second] = [jobs[0]!.id, jobs[1]!.id];

test('all rows are all jobs, also those that are not loaded; a row less is an exception', () => {
  const every = choiceOf(all(slots), slots, NO_CHOICE);
  expect(choiceSize(every, 10_000)).toBe(10_000);
  const less = choiceOf(without(chosenKeys(every, slots), first), slots, every);
  expect(choiceSize(less, 10_000)).toBe(9_999);
  const fewer = choiceOf(without(chosenKeys(less, slots), second), slots, less);
  expect(fewer).toMatchObject({
    kind: 'all',
    except: new Map([
      [first, jobs[0]],
      [second, jobs[1]],
    ]),
  });
  const again = choiceOf(new Set([...chosenKeys(fewer, slots), first]), slots, fewer);
  expect(choiceSize(again, 10_000)).toBe(9_999);
});

test('an exception stays while its window is not loaded', () => {
  const every = choiceOf(all(slots), slots, NO_CHOICE);
  const less = choiceOf(without(chosenKeys(every, slots), first), slots, every);
  const elsewhere = jobSlots(10_000, [
    { page: 2, jobs: jobs.map((job, at) => ({ ...job, id: uuid(4, at) })) },
  ]);
  const other = uuid(4, 7);
  const fewer = choiceOf(without(chosenKeys(less, elsewhere), other), elsewhere, less);
  expect(fewer.kind === 'all' ? [...fewer.except.keys()] : []).toEqual([first, other]);
});

test('a choice of some keeps jobs whose window is not loaded any more', () => {
  const some = choiceOf(new Set([first]), slots, NO_CHOICE);
  const elsewhere = jobSlots(10_000, []);
  expect(choiceOf(new Set([first]), elsewhere, some)).toEqual(some);
  expect(choiceOf(new Set(), elsewhere, some)).toEqual(NO_CHOICE);
});

test('a complete list has no choice of all: its jobs are chosen by name', () => {
  const every = choiceOf(all(short), short, NO_CHOICE);
  expect(every.kind).toBe('some');
  expect(choiceSize(every, 100)).toBe(100);
});

test('the jobs that allow an action are counted by their newest state', () => {
  const some = choiceOf(new Set([first, second]), slots, NO_CHOICE);
  const chosen = some.kind === 'some' ? some.jobs : new Map<string, never>();
  expect([countAllowed(chosen, slots, 'resubmit'), countAllowed(chosen, slots, 'stop')]).toEqual([2, 0]);
  const changed = jobSlots(100, [{ page: 1, jobs: [aWorkflow({ id: first, status: 'Running' })] }]);
  expect([countAllowed(chosen, changed, 'resubmit'), countAllowed(chosen, changed, 'stop')]).toEqual([1, 1]);
});
