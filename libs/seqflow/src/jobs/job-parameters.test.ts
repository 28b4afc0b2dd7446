import { expect, test } from 'vitest';
import { jobParameters } from './job-parameters';

const job = (id: string, params: object) => ({ id, job_params: { sample_id: id, ...params } });
const one = job('a', { read1: ['x/1.fq', 'x/2.fq'], encoding: 'detect', depth: 3, note: null });

test('values of the job itself come first, then those that all jobs share', () => {
  const other = job('b', { read1: ['y/1.fq'], encoding: 'detect', depth: 4 });
  expect(jobParameters(one, [one, other])).toEqual([
    { name: 'read1', label: 'read1', values: ['x/1.fq', 'x/2.fq'], isCommon: false },
    { name: 'depth', label: 'depth', values: ['3'], isCommon: false },
    { name: 'encoding', label: 'encoding', values: ['detect'], isCommon: true },
  ]);
});

test('a job alone has no common values', () => {
  expect(jobParameters(one, [one]).map(({ isCommon }) => isCommon)).toEqual([false, false, false]);
});

test('names and choices have the labels of the form', () => {
  const options = [{ label: 'Detect from the file', value: 'detect' }];
  const fields = [{ tmplType: 'radio' as const, model: 'encoding', label: 'Quality encoding', options }];
  expect(jobParameters(one, [one], fields).find(({ name }) => name === 'encoding')).toMatchObject({
    label: 'Quality encoding',
    values: ['Detect from the file'],
  });
});
