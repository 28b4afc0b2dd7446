import { expect, test } from 'vitest';
import { runEstimate } from './run-estimate';

const local = { name: 'local', kind: 'local', connected: true } as const;
const known = { ...local, median_seconds: 40, job_slots: 2 };

test.each([
  [known, 1, 40],
  [known, 2, 40],
  [known, 3, 80],
  [known, 24, 480],
  [{ ...known, median_seconds: 0.25 }, 3, 0.5],
])('the engine %j runs %d jobs in %d seconds', (engine, jobs, totalSeconds) => {
  expect(runEstimate(engine, jobs)?.totalSeconds).toBe(totalSeconds);
});

test.each([
  [{ ...local, job_slots: 2 }, 3],
  [{ ...local, median_seconds: 40 }, 3],
  [known, 0],
  [null, 3],
  [undefined, 3],
])('the engine %j has no estimate for %d jobs', (engine, jobs) => {
  expect(runEstimate(engine, jobs)).toBeNull();
});
