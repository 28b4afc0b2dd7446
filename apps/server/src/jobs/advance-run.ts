import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import {
  EngineAway,
  EngineRefusal,
  NOTHING_SEEN,
  RunUnknown,
  type RunHandle,
  type RunObservation,
  type RunResults,
} from '../engines/job-engine.ts';
import { withDiskFull } from '../engines/disk-full.ts';
import { notConnected, silenceOf } from '../engines/engine-silences.ts';
import type { ConnectedEngine, EngineRegistry } from '../engines/registry.ts';
import { failedWith, lostRun, type CodedFailure } from '../engines/run-failure.ts';
import { resultsNotStored } from '../engines/store-problems.ts';
import type { Database } from '../records/database.ts';
import { backOff, type BackOff } from './back-off.ts';
import type { Announcement, RecordWriter, RunEnd } from './record-writer.ts';
import type { ActiveRun } from './run-claims.ts';
import { isEnd, notStoredEnd, runEnd } from './run-end.ts';
import { deleteRun, RESPONDED, saveRun, StaleRun, type RunChange, type RunHolder } from './save-run.ts';
import type { RunSubject } from './tables.ts';

/** Times of the queue, in milliseconds. */
export interface QueueTiming {
  /** Pause after a failed call of an engine. */
  retry: BackOff;
  /** Minimum pause after a submission whose outcome is unknown: a late request may still arrive at the engine. */
  doubtMs: number;
  /** Time after which an unconfirmed cancel request is sent again. */
  cancelAgainMs: number;
}

/** Dependencies of a step of a run. */
export interface AdvanceOptions extends RunHolder {
  engines: EngineRegistry;
  writers: Readonly<Record<RunSubject['kind'], RecordWriter>>;
  timing: QueueTiming;
  announce: (announcement: Announcement) => void;
  /** Cleans up after a run whose end has been committed. */
  afterEnd: (run: ActiveRun) => Promise<void>;
  /** Receives errors that are not an engine's silence. */
  onError: (error: unknown) => void;
}

/** Number of consecutive responses after which a run that the engine does not know counts as lost. */
const MAX_UNKNOWN = 3;
/** Number of failures after which results that cannot be stored fail their run. */
const MAX_STORE_FAILURES = 4;
/** Number of failures after which a run is deleted that its engine does not release. */
const MAX_RELEASE_FAILURES = 6;

/**
 * Moves a run one step: submits it, observes it, stores its results, or releases it. The row has the outcome when the
 * promise resolves, so that any server can go on from there. A failed call is repeated later; it never ends a run.
 */
export async function advanceRun(options: AdvanceOptions, run: ActiveRun): Promise<void> {
  const connected = options.engines.find(run.engine);
  try {
    if (!connected) throw new EngineAway(notConnected(run.engine));
    await STEPS[run.state](options, run, connected);
  } catch (error) {
    if (error instanceof StaleRun) return;
    await afterFailure(options, run, error);
  }
}

type Step = (options: AdvanceOptions, run: ActiveRun, connected: ConnectedEngine) => Promise<void>;

const STEPS: Readonly<Record<ActiveRun['state'], Step>> = {
  starting: submitRun,
  running: observeRun,
  ended: storeEnd,
  stored: releaseRun,
};

async function submitRun(options: AdvanceOptions, run: ActiveRun, { engine }: ConnectedEngine) {
  const confirm = (handle: RunHandle) =>
    saveRun(options, run, { state: 'running', handle: JSON.stringify(handle), ...RESPONDED });
  try {
    if (run.submits > 0) {
      // The engine may have received the run although its response was lost.
      const handle = await engine.find(run.run);
      if (handle) return await confirm(handle);
    }
    if (run.cancelled) return await saveEnd(options, run, { ...NOTHING_SEEN, state: 'cancelled' });
    await saveRun(options, run, { submits: run.submits + 1 });
    await confirm(await engine.submit(run.run));
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    await saveEnd(options, run, { ...NOTHING_SEEN, ...failedWith(error.failure) });
  }
}

async function observeRun(options: AdvanceOptions, run: ActiveRun, connected: ConnectedEngine) {
  const handle = run.handle ?? {};
  const failedCancel = await requestCancel(options, run, connected).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const observation = wholePercentage(await connected.engine.observe(run.run, handle));
  if (isEnd(observation.state)) return saveEnd(options, run, observation);
  // Thrown only now: an engine that cannot cancel may still say that the run has ended.
  if (failedCancel) throw failedCancel.error;
  const next = { ...RESPONDED, next_look_at: Date.now() + lookInterval(connected, observation) };
  if (run.failures === 0 && isDeepStrictEqual(run.observation, observation))
    return saveRun(options, run, next);
  await writeAndAnnounce(options, async (transaction) => {
    const announcements = await options.writers[run.subject.kind].observe(transaction, run, observation);
    await saveRun(options, run, { ...next, observation: JSON.stringify(observation) }, transaction);
    return announcements;
  });
}

async function requestCancel(options: AdvanceOptions, run: ActiveRun, { engine }: ConnectedEngine) {
  const { cancelAgainMs } = options.timing;
  if (!run.cancelled || Date.now() - (run.cancelSent ?? -Infinity) < cancelAgainMs) return;
  await engine.cancel(run.run, run.handle ?? {}).catch((error: unknown) => {
    // The engine rejects the cancellation of a run that has just ended; its observation has the end.
    if (!(error instanceof EngineRefusal)) throw error;
  });
  await saveRun(options, run, { cancel_sent: Date.now() });
}

async function storeEnd(options: AdvanceOptions, run: ActiveRun, { engine }: ConnectedEngine) {
  const observation = lastObservation(run);
  try {
    const results: RunResults = run.handle
      ? await engine.collect(run.run, run.handle, observation)
      : { outputs: {}, missing: [] };
    await writeEnd(options, run, runEnd(observation, results));
  } catch (error) {
    // A full disk is a reason to wait, with every engine.
    throw withDiskFull(error);
  }
}

async function writeEnd(options: AdvanceOptions, run: ActiveRun, end: RunEnd): Promise<void> {
  const write = await options.writers[run.subject.kind].end(run, end);
  await writeAndAnnounce(options, async (transaction) => {
    const announcements = await write(transaction);
    await saveRun(options, run, { state: 'stored', ...RESPONDED }, transaction);
    return announcements;
  });
  await options.afterEnd(run).catch(options.onError);
}

async function releaseRun(options: AdvanceOptions, run: ActiveRun, { engine }: ConnectedEngine) {
  if (run.handle) await engine.release(run.run, run.handle);
  await deleteRun(options, run);
}

/** Writes a failed call, and the time of the next one. */
async function afterFailure(options: AdvanceOptions, run: ActiveRun, error: unknown): Promise<void> {
  const isUnknown = error instanceof RunUnknown;
  if (!isUnknown && !(error instanceof EngineAway)) options.onError(error);
  const failures = run.failures + 1;
  const unknownResponses = isUnknown ? run.unknownResponses + 1 : run.unknownResponses;
  try {
    if (run.state === 'stored' && (isUnknown || failures >= MAX_RELEASE_FAILURES))
      return await deleteRun(options, run);
    if (unknownResponses >= MAX_UNKNOWN) return await loseRun(options, run);
    if (run.state === 'ended' && !(error instanceof EngineAway) && failures >= MAX_STORE_FAILURES)
      return await writeEnd(options, run, notStoredEnd(lastObservation(run), storeFailure(error)));
    await postpone(options, run, error, { failures, unknown_responses: unknownResponses });
  } catch (problem) {
    // The database is away: the row is still due, and the next pass finds it.
    if (!(problem instanceof StaleRun)) options.onError(problem);
  }
}

async function postpone(
  options: AdvanceOptions,
  run: ActiveRun,
  error: unknown,
  counts: { failures: number; unknown_responses: number },
): Promise<void> {
  const { retry, doubtMs } = options.timing;
  const delay = Math.max(
    backOff(retry, counts.failures),
    run.state === 'starting' ? doubtMs : 0,
    error instanceof EngineAway ? (error.retryAfterMs ?? 0) : 0,
  );
  const change = { ...counts, next_look_at: Date.now() + delay };
  // One failed call is no silence; the second one is, since the first.
  if (counts.failures !== 2 || run.state === 'stored') return saveRun(options, run, change);
  const since = Date.now() - backOff(retry, 1);
  await writeAndAnnounce(options, async (transaction) => {
    const silence = { since, ...silenceOf(error, run.engine) };
    const announcements = await options.writers[run.subject.kind].silence(transaction, run, silence);
    await saveRun(options, run, change, transaction);
    return announcements;
  });
}

/** Ends a run that its engine does not know any more. */
async function loseRun(options: AdvanceOptions, run: ActiveRun): Promise<void> {
  const end = run.cancelled ? { state: 'cancelled' as const } : failedWith(lostRun(run.engine));
  const lost = { ...lastObservation(run), ...end };
  if (run.state === 'ended') return writeEnd(options, run, runEnd(lost, { outputs: {}, missing: [] }));
  await saveEnd(options, run, lost, { handle: null });
}

/** Last observation of a run that has ended; a run without one has failed. */
function lastObservation(run: ActiveRun): RunObservation {
  return run.observation ?? { ...NOTHING_SEEN, state: 'failed' };
}

/** Reason of a failure to store results. A refusal gives its own code. */
function storeFailure(error: unknown): CodedFailure {
  const failure = resultsNotStored(error);
  return error instanceof EngineRefusal ? { ...failure, problem: error.failure.problem } : failure;
}

/** Saves the observed end of a run; its slot is free from here on. */
async function saveEnd(
  options: AdvanceOptions,
  run: ActiveRun,
  observation: RunObservation,
  change: RunChange = {},
): Promise<void> {
  const ended =
    observation.finishedTime === null ? { ...observation, finishedTime: Date.now() } : observation;
  await saveRun(options, run, {
    ...RESPONDED,
    ...change,
    state: 'ended',
    observation: JSON.stringify(ended),
  });
}

async function writeAndAnnounce(
  { db, announce }: AdvanceOptions,
  write: (transaction: Transaction<Database>) => Promise<Announcement[]>,
): Promise<void> {
  const announcements = await db.transaction().execute(write);
  announcements.forEach(announce);
}

// Whole percentages only: each change is a row, and an event for the browser.
function wholePercentage(observation: RunObservation): RunObservation {
  const { percentage } = observation;
  return { ...observation, percentage: percentage === null ? null : Math.floor(percentage) };
}

/** Time until the next observation: a twentieth of the run's age, within the limits of its engine. */
function lookInterval({ lookMs }: ConnectedEngine, { startedTime }: RunObservation): number {
  const age = startedTime === null ? 0 : Date.now() - startedTime;
  return Math.min(lookMs.max, Math.max(lookMs.min, age / 20));
}
