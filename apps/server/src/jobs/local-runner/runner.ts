import type { SampleValues } from '../../engines/job-engine.ts';
import type { RunDescriptor } from '../../app-store/run-descriptor.ts';

/** Run request for an engine. Files are storage links; the engine makes them readable. */
export interface RunRequest {
  /** Display name: the project or the report. */
  name: string;
  /** Content of the app's `run.{engine}.json`. */
  descriptor: RunDescriptor;
  /** Row of the sample sheet. */
  sample: SampleValues;
  /** Storage link of the folder for logs and results, without a slash at the end. */
  workDir: string;
}

/** Outcome of a run. */
export type RunOutcome = 'succeeded' | 'failed' | 'cancelled';

/** Report of an engine about a run. Times are milliseconds since the epoch. */
export type RunReport =
  | { kind: 'started'; time: number }
  | { kind: 'progress'; percentage: number }
  | {
      kind: 'ended';
      time: number;
      outcome: RunOutcome;
      exitCode: number | null;
      /** One-line reason of a failure; null after success. */
      error: string | null;
      /** Storage links of the output files, by output name. */
      outputs: Record<string, string>;
    };

/** Run watcher: called for each report, in order. The last report is `ended`, and it comes exactly once. */
export type RunWatcher = (report: RunReport) => void;

/**
 * Runner of programs. An engine knows neither projects nor owners and stores no
 * records: the run queue does both.
 */
export interface Runner {
  /** Engine name, used in the file name of an app's descriptor: `run.{name}.json`. */
  readonly name: string;
  /**
   * Starts a run. Never rejects because a run fails: `watch` receives a failed end. Resolves to the state that `resume`
   * needs after a restart.
   */
  start(runId: string, request: RunRequest, watch: RunWatcher): Promise<Record<string, unknown>>;
  /** Resumes a run that an earlier process started. A run that no longer exists ends as failed. */
  resume(
    runId: string,
    request: RunRequest,
    state: Record<string, unknown> | null,
    watch: RunWatcher,
  ): Promise<void>;
  /** Requests the end of a run. Its watcher receives the end; an unknown id is ignored. */
  cancel(runId: string): void;
  /** Ends all runs and resolves once every watcher has received its end. */
  close(): Promise<void>;
}
