import { expect, test } from 'vitest';
import fc from 'fast-check';
import { LEVELS } from '@omics-portal/qc-metrics';
import { countJobs, projectState, type JobGroup, type ProjectMark } from './project-status.ts';
import { WORK_STATUSES, type WorkStatus } from './transitions.ts';

const jobs = (...statuses: WorkStatus[]): JobGroup[] =>
  statuses.map((status) => ({
    status,
    verdict: null,
    jobs: 1,
    percentage: status === 'Succeeded' ? 100 : 40,
  }));

test.each<[string, WorkStatus[], ProjectMark | null, WorkStatus, boolean]>([
  ['nothing has begun', ['Submitted', 'Submitted'], null, 'Submitted', false],
  ['one runs', ['Submitted', 'Running'], null, 'Running', false],
  ['one runs although another failed', ['Failed', 'Running'], null, 'Running', false],
  ['one is done and the next waits for a slot', ['Succeeded', 'Submitted'], null, 'Running', false],
  ['a single job is being stopped', ['Aborting', 'Succeeded'], null, 'Running', false],
  ['all succeeded', ['Succeeded', 'Succeeded'], null, 'Succeeded', true],
  ['none active and one failed', ['Succeeded', 'Failed', 'Aborted'], null, 'Failed', true],
  ['none active and one was stopped', ['Succeeded', 'Aborted'], null, 'Aborted', true],
  ['none active and one is held', ['Succeeded', 'On Hold'], null, 'On Hold', true],
  ['no jobs at all', [], null, 'Submitted', false],
  ['stopped, and one job still runs', ['Aborting', 'Succeeded'], 'Aborting', 'Aborting', false],
  ['stopped, and all jobs have ended', ['Aborted', 'Succeeded'], 'Aborting', 'Aborted', true],
  ['archived', ['Succeeded'], 'Aborted', 'Aborted', true],
  ['deleted', ['Succeeded'], 'On Hold', 'On Hold', true],
])('%s', (_name, statuses, mark, status, finished) => {
  expect(projectState(jobs(...statuses), mark)).toMatchObject({ status, finished });
});

test('the percentage is the mean of the jobs, and 100 once all succeeded', () => {
  expect(projectState(jobs('Succeeded', 'Running'), null).percentage).toBe(70);
  const groups = [
    { status: 'Succeeded', verdict: 'pass', jobs: 3, percentage: 297 },
    { status: 'Succeeded', verdict: 'fail', jobs: 1, percentage: 99 },
  ] as const;
  expect(projectState(groups, null).percentage).toBe(100);
  expect(
    projectState([...groups, { status: 'Running', verdict: null, jobs: 4, percentage: 4 }], null).percentage,
  ).toBe(50);
  expect(projectState([], null).percentage).toBe(0);
});

test('a group without jobs does not count, such as one whose last job has changed', () => {
  const empty = { status: 'Running', verdict: null, jobs: 0, percentage: 0 } as const;
  expect(projectState([empty, ...jobs('Failed')], null)).toMatchObject({ status: 'Failed', finished: true });
});

test('the counts add up to the total for every mix of statuses', () => {
  const group = fc.record({
    status: fc.constantFrom(...WORK_STATUSES),
    verdict: fc.constantFrom(...LEVELS, null),
    jobs: fc.nat({ max: 10_000 }),
    percentage: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(group), (mix) => {
      const { total, submitted, running, success, error, aborted, warning } = countJobs(mix);
      expect(total).toBe(mix.reduce((sum, { jobs }) => sum + jobs, 0));
      expect(submitted + running + success + error + aborted).toBe(total);
      expect(warning).toBeLessThanOrEqual(success);
    }),
  );
});

test('`warning` counts succeeded jobs with the verdict warn, and `not_assessed` those without assessment', () => {
  const mix = [
    { status: 'Succeeded', verdict: 'warn', jobs: 2, percentage: 200 },
    { status: 'Succeeded', verdict: 'pass', jobs: 1, percentage: 100 },
    { status: 'Succeeded', verdict: 'not-assessed', jobs: 4, percentage: 400 },
    { status: 'Failed', verdict: 'warn', jobs: 8, percentage: 80 },
  ] as const;
  expect(countJobs(mix)).toMatchObject({ success: 7, error: 8, warning: 2, not_assessed: 4 });
});
