import type { EngineState, RunObservation, RunResults } from '../engines/job-engine.ts';
import type { RunEnd } from './record-writer.ts';

/** True for states that a run never leaves. */
export function isEnd(state: EngineState): state is RunEnd['outcome'] {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}

/** End of a run, from its last observation and its results. A run without a required output has failed. */
export function runEnd(observation: RunObservation, { outputs, missing }: RunResults): RunEnd {
  const { state, message, finishedTime } = observation;
  const end = { time: finishedTime ?? Date.now(), observation, outputs };
  if (state === 'cancelled') return { ...end, outcome: 'cancelled', error: null };
  if (state === 'succeeded' && missing.length === 0) return { ...end, outcome: 'succeeded', error: null };
  const reason =
    state === 'succeeded'
      ? `The program ended without leaving ${missing.join(', ')}.`
      : (message ?? 'The engine gives no reason.');
  return { ...end, outcome: 'failed', error: reason };
}
