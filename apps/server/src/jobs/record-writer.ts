import type { Transaction } from 'kysely';
import type { LiveEvent } from '../events/event-bus.ts';
import type { EngineState, RunObservation } from '../engines/job-engine.ts';
import type { RunProblem } from '../engines/run-failure.ts';
import type { Database } from '../records/database.ts';
import type { ActiveRun } from './run-claims.ts';

/** Announcement: an event for a user, published after its change has been committed. */
export interface Announcement {
  user: string;
  event: LiveEvent;
}

/** Silence of an engine: since when, in milliseconds since the epoch, and why. */
export interface Silence {
  since: number;
  /** One line in English. */
  reason: string;
  /** The reason as a code. */
  problem: RunProblem;
}

/** End of a run, with its results. */
export interface RunEnd {
  outcome: Extract<EngineState, 'succeeded' | 'failed' | 'cancelled'>;
  /** Milliseconds since the epoch. */
  time: number;
  observation: RunObservation;
  /** One-line reason of a failure; null otherwise. */
  error: string | null;
  /** The reason as a code; null where it has none. */
  problem: RunProblem | null;
  /** Storage links of the output files, by output name. */
  outputs: Readonly<Record<string, string>>;
}

/** Record writer: writes what the queue learns about runs into the records of one kind of subject. */
export interface RecordWriter {
  /** Writes an observation of a run that goes on. */
  observe(
    transaction: Transaction<Database>,
    run: ActiveRun,
    observation: RunObservation,
  ): Promise<Announcement[]>;
  /** Writes that the engine of a run does not answer. */
  silence(transaction: Transaction<Database>, run: ActiveRun, silence: Silence): Promise<Announcement[]>;
  /** Reads the files of an ended run; resolves to the function that writes its end inside the queue's transaction. */
  end(run: ActiveRun, end: RunEnd): Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>>;
}
