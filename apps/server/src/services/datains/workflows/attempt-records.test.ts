import { expect, test } from 'vitest';
import type { RunStep } from '../../../engines/job-engine.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { wireAttempt, type AttemptRow } from './attempt-records.ts';

const FOLDER = 'minio://projects/demo/job/attempt-2';
const step = (name: string, state: RunStep['state']): RunStep => ({
  name,
  state,
  startedTime: state === 'queued' ? null : 1000,
  finishedTime: state === 'failed' ? 2000 : null,
  exitCode: state === 'failed' ? 3 : null,
  ...(state === 'failed' && { usage: { peakMemoryBytes: 301_989_888, cpuSeconds: 12.5 } }),
});
const ROW: AttemptRow = {
  id: 'run',
  workflow_id: 'job',
  number: 2,
  engine: 'toil',
  work_dir: FOLDER,
  status: 'Running',
  submitted_time: '500',
  started_time: '1000',
  finished_time: null,
  exit_code: null,
  error: null,
  failure_problem: null,
  outputs: null,
  steps: [step('map reads', 'failed'), step('count', 'queued')],
  verdict: null,
};
const project = { project_name: 'demo', app_name: 'lab/qc-v1.0.0', mark: null } as ProjectRow;

test('an attempt lists its steps with their logs', () => {
  expect(wireAttempt(ROW, project, 'Running').steps).toEqual([
    {
      name: 'map reads',
      key: 'demo.map reads',
      status: 'Failed',
      started_time: 1000,
      finished_time: 2000,
      exit_code: 3,
      peak_memory: 301_989_888,
      cpu_seconds: 12.5,
      stdout: `${FOLDER}/steps/1-map_reads/stdout`,
      stderr: `${FOLDER}/steps/1-map_reads/stderr`,
    },
    {
      name: 'count',
      key: 'demo.count',
      status: 'Submitted',
      started_time: null,
      finished_time: null,
      exit_code: null,
      peak_memory: null,
      cpu_seconds: null,
      stdout: null,
      stderr: null,
    },
  ]);
});

test('a requested stop shows in the attempt at once, and an ended attempt keeps its own status', () => {
  expect(wireAttempt(ROW, project, 'Aborting').status).toBe('Aborting');
  const ended = { ...ROW, status: 'Failed', finished_time: '2000' } as const;
  expect(wireAttempt(ended, project, 'Running').status).toBe('Failed');
});

test.each([
  ['has not started', { started_time: '0' }, project],
  ['belongs to a deleted project', {}, { ...project, mark: 'On Hold' } as ProjectRow],
])('an attempt that %s has neither folder nor logs', (_why, change, owner) => {
  const attempt = wireAttempt({ ...ROW, ...change }, owner, 'Running');
  expect(attempt.workflow_output).toBeNull();
  expect(attempt.steps.flatMap(({ stdout, stderr }) => [stdout, stderr])).toEqual([null, null, null, null]);
});
