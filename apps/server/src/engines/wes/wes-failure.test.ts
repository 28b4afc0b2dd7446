import { expect, test } from 'vitest';
import type { RunStep } from '../job-engine.ts';
import { failureOfRun } from './wes-failure.ts';
import { readRun } from './wes-responses.ts';

const FAILED: RunStep = {
  name: 'align',
  state: 'failed',
  startedTime: null,
  finishedTime: null,
  exitCode: 3,
};
const SYSTEM = ['queue: slurm\nno such image\nhttp://logs.example.org/1\n'];
const STEP_LINE = 'step align ended with exit code 3.';
const SYSTEM_ERROR = 'The engine failed to run the workflow (SYSTEM_ERROR)';
const PREEMPTED =
  'The engine gave the machine of this run to others (PREEMPTED); resubmit it to run it again';

test.each([
  ['EXECUTOR_ERROR', { steps: [FAILED] }, 'step-failed', `The workflow failed: ${STEP_LINE}`],
  ['EXECUTOR_ERROR', { system: SYSTEM }, 'workflow-reason', 'The workflow failed: no such image'],
  ['EXECUTOR_ERROR', { exitCode: 2 }, 'workflow-exit-code', 'The workflow failed with exit code 2.'],
  ['EXECUTOR_ERROR', { exitCode: 0 }, 'workflow-failed', 'The workflow failed.'],
  [' system_error', {}, 'system-error', `${SYSTEM_ERROR}.`],
  ['SYSTEM_ERROR', { steps: [FAILED], system: SYSTEM }, 'system-error', `${SYSTEM_ERROR}: ${STEP_LINE}`],
  ['SYSTEM_ERROR', { system: SYSTEM }, 'system-error-reason', `${SYSTEM_ERROR}: no such image`],
  ['PREEMPTED', {}, 'preempted', `${PREEMPTED}.`],
])('%s with %j is run.%s', (state, details, code, line) => {
  const {
    steps = [],
    system = [],
    exitCode = null,
  } = details as {
    steps?: RunStep[];
    system?: string[];
    exitCode?: number | null;
  };
  const run = readRun({ state, run_log: { exit_code: exitCode, system_logs: system } });
  const found = run && failureOfRun(run, steps);
  expect(found).toMatchObject({ line, problem: { file: '', code: `run.${code}` } });
});
