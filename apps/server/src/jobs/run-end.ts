import type { EngineState, RunObservation, RunResults } from '../engines/job-engine.ts';
import {
  missingOutputs,
  NO_REASON,
  unreadOutput,
  type CodedFailure,
  type RunFailure,
} from '../engines/run-failure.ts';
import type { RunEnd } from './record-writer.ts';

/** True for states that a run never leaves. */
export function isEnd(state: EngineState): state is RunEnd['outcome'] {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}

/** End of a run, from its last observation and its results. A run without a required output has failed. */
export function runEnd(observation: RunObservation, results: RunResults): RunEnd {
  const { state, finishedTime } = observation;
  const end = { time: finishedTime ?? Date.now(), observation, outputs: results.outputs };
  if (state === 'cancelled') return { ...end, outcome: 'cancelled', error: null, problem: null };
  const failure = state === 'succeeded' ? incompleteResults(results) : failureIn(observation);
  return failure === null
    ? { ...end, outcome: 'succeeded', error: null, problem: null }
    : { ...end, outcome: 'failed', error: failure.line, problem: failure.problem };
}

/** End of a run whose results could not be stored: a run that had succeeded fails with that reason. */
export function notStoredEnd(observation: RunObservation, { line, problem }: CodedFailure): RunEnd {
  const end = runEnd(observation, { outputs: {}, missing: [] });
  return end.outcome === 'succeeded' ? { ...end, outcome: 'failed', error: line, problem } : end;
}

/** Failure of a run without a required output: a line about each, and the code of the first; null for a run with all of them. */
function incompleteResults({ missing, unread = [] }: RunResults): RunFailure | null {
  const failures = [
    ...unread.map(({ output, reason }) => unreadOutput(output, reason)),
    ...(missing.length > 0 ? [missingOutputs(missing)] : []),
  ];
  const [first] = failures;
  return first ? { line: failures.map(({ line }) => line).join(' '), problem: first.problem } : null;
}

function failureIn({ message, problem = null }: RunObservation): RunFailure {
  return message === null ? NO_REASON : { line: message, problem };
}
