import type { EngineState, RunObservation, RunResults } from '../engines/job-engine.ts';
import { missingOutputs, NO_REASON, type CodedFailure, type RunFailure } from '../engines/run-failure.ts';
import type { RunEnd } from './record-writer.ts';

/** True for states that a run never leaves. */
export function isEnd(state: EngineState): state is RunEnd['outcome'] {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}

/** End of a run, from its last observation and its results. A run without a required output has failed. */
export function runEnd(observation: RunObservation, { outputs, missing }: RunResults): RunEnd {
  const { state, finishedTime } = observation;
  const end = { time: finishedTime ?? Date.now(), observation, outputs };
  if (state === 'cancelled') return { ...end, outcome: 'cancelled', error: null, problem: null };
  if (state === 'succeeded' && missing.length === 0)
    return { ...end, outcome: 'succeeded', error: null, problem: null };
  const { line, problem } = failureIn(observation, missing);
  return { ...end, outcome: 'failed', error: line, problem };
}

/** End of a run whose results could not be stored: a run that had succeeded fails with that reason. */
export function notStoredEnd(observation: RunObservation, { line, problem }: CodedFailure): RunEnd {
  const end = runEnd(observation, { outputs: {}, missing: [] });
  return end.outcome === 'succeeded' ? { ...end, outcome: 'failed', error: line, problem } : end;
}

function failureIn(
  { state, message, problem = null }: RunObservation,
  missing: readonly string[],
): RunFailure {
  if (state === 'succeeded') return missingOutputs(missing);
  return message === null ? NO_REASON : { line: message, problem };
}
