import { aWorkflow, uuid } from '@omics-portal/api-mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobGroupings } from './job-groupings';

const job = (at: number, params: object, labels = {}) =>
  aWorkflow({
    id: uuid(3, at),
    job_params: { sample_id: `s${at}`, ...params },
    labels: { project_id: uuid(2, 1), ...labels },
  });

test('labels and parameters of few values are groupings, labels first', () => {
  const jobs = [
    job(1, { batch: 'A', paired: true, lanes: 2 }, { site: 'north' }),
    job(2, { batch: 'B', paired: false, lanes: 2 }, { site: 'south' }),
    job(3, { batch: 'A', paired: true, lanes: 2 }, { site: 'north' }),
  ];
  const found = jobGroupings(jobs);
  expect(found.map(({ key }) => key)).toEqual(['label:site', 'parameter:batch', 'parameter:paired']);
  expect([...(found[1]?.groups ?? [])]).toEqual([
    [uuid(3, 1), 'A'],
    [uuid(3, 2), 'B'],
    [uuid(3, 3), 'A'],
  ]);
});

test('a parameter that is a label too is one grouping', () => {
  const jobs = [1, 2, 3, 4].map((at) => job(at, { batch: `B${at % 2}` }, { batch: `B${at % 2}` }));
  expect(jobGroupings(jobs).map(({ key }) => key)).toEqual(['label:batch']);
});

test.each([
  ['names of samples', (at: number) => ({ sample_id: `s${at % 2}` })],
  ['files', (at: number) => ({ read1: `minio://b/${at % 2}.fq` })],
  ['lists', (at: number) => ({ reads: [at % 2] })],
  ['a value of its own for each job', (at: number) => ({ note: `n${at}` })],
  ['one value', () => ({ encoding: 'detect' })],
  ['empty values and one other', (at: number) => ({ batch: at === 0 ? 'A' : '' })],
])('%s are no groups', (_name, params) => {
  expect(jobGroupings(Array.from({ length: 6 }, (_, at) => job(at, params(at))))).toEqual([]);
});

test('each job is in the group of its own value, in any order of the jobs', () => {
  const batches = fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 4, maxLength: 40 });
  fc.assert(
    fc.property(batches, (values) => {
      const [grouping] = jobGroupings(values.map((batch, at) => job(at, { batch })).toReversed());
      const isGrouping = new Set(values).size > 1;
      expect(grouping !== undefined).toBe(isGrouping);
      if (isGrouping) {
        expect(values.map((_, at) => grouping?.groups.get(uuid(3, at)))).toEqual(values);
      }
    }),
  );
});
