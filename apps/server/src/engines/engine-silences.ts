import { EngineAway, EngineRefusal, RunUnknown } from './job-engine.ts';
import { engineFailure, failure, type CodedFailure, type RunProblem } from './run-failure.ts';
import { storeSilence } from './store-problems.ts';

/** Reason of an engine's silence, as a line in English and as a code: that of its error, else the text of the error. */
export function silenceOf(error: unknown, engine: string): { reason: string; problem: RunProblem } {
  const { line, problem } = reasonOf(error, engine);
  return { reason: line, problem };
}

function reasonOf(error: unknown, engine: string): CodedFailure {
  if (error instanceof EngineAway) return error.reason;
  if (error instanceof EngineRefusal) return error.failure;
  const ofStore = storeSilence(error);
  if (ofStore) return ofStore;
  const line = error instanceof Error ? error.message : String(error);
  return error instanceof RunUnknown
    ? failure(line, 'engine.unknown-run', { engine })
    : failure(line, 'engine.error', { engine, reason: line });
}

/** Silence of an engine that is not connected to this server. */
export function notConnected(engine: string): CodedFailure {
  return engineFailure(engine, 'is not connected to this server', 'engine.not-connected', {});
}

/** Silence about a local run whose folder is on another machine. */
export function otherMachine(host: string, folder: string): CodedFailure {
  const line = `The run is on the machine "${host}", in ${folder}. Start the server there to continue.`;
  return failure(line, 'engine.other-machine', { host, folder });
}

/** Silence because of a full disk: the run waits for space. */
export const DISK_FULL_NOW = failure(
  "The server's disk is full: ask its operator to free some space. The job waits and goes on then.",
  'engine.disk-full',
  {},
);

/** Silence about a run that the engine may still be receiving. */
export function stillReceiving(engine: string): CodedFailure {
  return engineFailure(engine, 'may still be receiving this run', 'engine.receiving', {});
}

/** Silence about the results of a run that has succeeded. */
export function noResultsYet(engine: string): CodedFailure {
  return engineFailure(engine, 'has not listed the results yet', 'engine.no-results-yet', {});
}
