import type { RunDescriptor } from '../app-store/run-descriptor.ts';

/** The values of one sample as submitted; `sample_id` names it. */
export interface SampleValues {
  [model: string]: unknown;
  sample_id: string;
}

/** What an engine is asked to run. Files are storage links; how they become readable is the engine's matter. */
export interface RunRequest {
  /** What people call it: the project or the report. */
  name: string;
  /** The app's `run.{engine}.json`. */
  descriptor: RunDescriptor;
  /** One row of the sample sheet. */
  sample: SampleValues;
  /** Storage link of the folder for logs and results, without a slash at the end. */
  workDir: string;
}

/** How a run ended. */
export type RunOutcome = 'succeeded' | 'failed' | 'cancelled';

/** What an engine tells about a run while it goes on. Times are milliseconds since the epoch. */
export type RunReport =
  | { kind: 'started'; time: number }
  | { kind: 'progress'; percentage: number }
  | {
      kind: 'ended';
      time: number;
      outcome: RunOutcome;
      exitCode: number | null;
      /** Why it did not succeed, in one line; null when it did. */
      error: string | null;
      /** Storage links of the files it left, by output name. */
      outputs: Record<string, string>;
    };

/** Called for every report, in order; the last one is `ended`, and it comes exactly once. */
export type RunWatcher = (report: RunReport) => void;

/**
 * Port of what runs jobs: the local runner today. An engine knows neither projects nor owners, and keeps no record:
 * the run queue does both.
 */
export interface JobEngine {
  /** Names the descriptor that an app needs: `run.{name}.json`. */
  readonly name: string;
  /** How many runs it takes at the same time. */
  readonly slots: number;
  /**
   * Starts a run. Whatever goes wrong is told to `watch` as a failed end, never thrown. Answers what the engine needs
   * in order to find this run again after a restart.
   */
  start(runId: string, request: RunRequest, watch: RunWatcher): Promise<Record<string, unknown>>;
  /** Takes up a run that began before this process did; one that is gone ends as failed. */
  resume(
    runId: string,
    request: RunRequest,
    state: Record<string, unknown> | null,
    watch: RunWatcher,
  ): Promise<void>;
  /** Asks a run to end. The end itself arrives at its watcher; an unknown id does nothing. */
  cancel(runId: string): void;
  /** Ends all runs and answers once each has told its watcher. */
  close(): Promise<void>;
}
