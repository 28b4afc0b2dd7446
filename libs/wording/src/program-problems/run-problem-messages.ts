import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about runs that their engine ended, or that gave no reason. */
export const RUN_PROBLEM_MESSAGES: ProblemMessages<'run'> = {
  'run.exit-code': (of) =>
    msg`The program ended with exit code ${of('exitCode')} and printed no reason. See its logs.`,
  'run.signal': (of) => msg`The program was ended by ${of('signal')}. See its logs; then resubmit the job.`,
  'run.memory-limit': (of) =>
    msg`The program needed more than the ${of('limit')} MB of memory that it may use. Use a smaller input, or ask the operator for a higher limit.`,
  'run.time-limit': (of) =>
    msg`The program was ended after ${of('limit')} minutes, its time limit. Use a smaller input, or ask the operator for a higher limit.`,
  'run.processor-limit': (of) =>
    msg`The program was ended after ${of('limit')} minutes of processor time, its limit. Use a smaller input, or ask the operator for a higher limit.`,
  'run.machine-stopped': () =>
    msg`The machine or its process supervisor stopped while this job ran. Resubmit the job.`,
  'run.disk-full': () =>
    msg`The disk of the server is full. Ask the operator to free some space; then resubmit the job. Its inputs are unchanged.`,
  'run.missing-outputs': (of) =>
    msg`The program ended without writing ${of('outputs')}. See its logs; then resubmit the job.`,
  'run.no-reason': () => msg`The engine gives no reason. See the logs.`,
};
