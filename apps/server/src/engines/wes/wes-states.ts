import type { EngineState } from '../job-engine.ts';

/** Engine states by WES state. British spellings and states of Sapporo are understood too. */
const STATES: Readonly<Record<string, EngineState>> = {
  QUEUED: 'queued',
  INITIALIZING: 'queued',
  RUNNING: 'running',
  PAUSED: 'paused',
  COMPLETE: 'succeeded',
  EXECUTOR_ERROR: 'failed',
  SYSTEM_ERROR: 'failed',
  PREEMPTED: 'failed',
  CANCELING: 'cancelling',
  CANCELLING: 'cancelling',
  CANCELED: 'cancelled',
  CANCELLED: 'cancelled',
  DELETING: 'cancelling',
  DELETED: 'cancelled',
};

/** Engine state of a WES state; undefined for `UNKNOWN` and for anything else that the portal does not know. */
export function readState(state: unknown): EngineState | undefined {
  return typeof state === 'string' ? STATES[state.trim().toUpperCase()] : undefined;
}

/** True for a state that never changes again. */
export function isEnd(state: EngineState | undefined): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled';
}
