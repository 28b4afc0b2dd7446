import { expect, test } from 'vitest';
import { shownStatusOfProject, toneOfJob, toneOfProject } from './tone-of-status';

test.each([
  ['Running', 'active'],
  ['Submitted', 'active'],
  ['On Hold', 'active'],
  ['Aborted', 'exception'],
  ['Aborting', 'exception'],
  ['Failed', 'exception'],
  ['Succeeded', 'success'],
] as const)('a job that is %s looks %s', (status, tone) => {
  expect(toneOfJob(status)).toBe(tone);
});

test.each([
  ['Running', null, 'active'],
  ['Submitted', null, 'active'],
  ['Submitted', 0, 'active'],
  ['Submitted', 1_700_000_000_000, 'success'],
  ['Aborted', 1_700_000_000_000, 'aborted'],
  ['Aborting', null, 'exception'],
  ['Failed', 1_700_000_000_000, 'exception'],
  ['On Hold', null, 'deleted'],
  ['Succeeded', 1_700_000_000_000, 'success'],
] as const)('a project that is %s with finish time %s looks %s', (status, finished_time, tone) => {
  expect(toneOfProject({ status, finished_time })).toBe(tone);
});

test('a submitted project with a finish time reads as succeeded', () => {
  expect(shownStatusOfProject({ status: 'Submitted', finished_time: 5 })).toBe('Succeeded');
  expect(shownStatusOfProject({ status: 'Submitted', finished_time: null })).toBe('Submitted');
});
