import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { CodedFailure, RunProblem } from './run-failure.ts';

/** Submitted values of one sample, named by `sample_id`. */
export interface SampleValues {
  [model: string]: unknown;
  sample_id: string;
}

/** Run for an engine: one app on one sample. */
export interface EngineRun {
  /** Unique for ever. An engine tags its run with it, so that `find` finds it again. */
  readonly id: string;
  /** Display name: the project or the report. */
  readonly name: string;
  /** Content of the app's `run.<engine>.json`. */
  readonly descriptor: RunDescriptor;
  /** `owner/folder` of the app in the app store; null for a report tool. */
  readonly app: string | null;
  /** Row of the sample sheet. */
  readonly sample: SampleValues;
  /** Storage link of the folder for results and logs, without a slash at the end. */
  readonly workDir: string;
}

/** Reference of a run at its engine, as JSON: remote id, process id, folder. The queue stores it and never reads it. */
export type RunHandle = Readonly<Record<string, unknown>>;

/** State of a run or a step at its engine. The last three are ends. */
export type EngineState =
  'queued' | 'running' | 'paused' | 'cancelling' | 'succeeded' | 'failed' | 'cancelled';

/** Resources that a step used: all of its processes together. */
export interface StepUsage {
  readonly peakMemoryBytes: number;
  readonly cpuSeconds: number;
}

/** Step of a run: a task of its workflow. Times are milliseconds since the epoch. */
export interface RunStep {
  readonly name: string;
  readonly state: EngineState;
  readonly startedTime: number | null;
  readonly finishedTime: number | null;
  readonly exitCode: number | null;
  /** Absent where the engine does not measure it, and before the end. */
  readonly usage?: StepUsage;
}

/** Observation of a run: what its engine says about it now. Times are milliseconds since the epoch. */
export interface RunObservation {
  readonly state: EngineState;
  /** 0 to 100; null where the engine cannot know it. */
  readonly percentage: number | null;
  readonly startedTime: number | null;
  readonly finishedTime: number | null;
  readonly exitCode: number | null;
  /** One-line reason of a failure, or a notice such as a state that the portal does not know. */
  readonly message: string | null;
  /** The reason of a failure, or the notice, as a code; null or absent without one. */
  readonly problem?: RunProblem | null;
  /** In their order; empty where the engine names no steps. */
  readonly steps: readonly RunStep[];
}

/** Observation of a run that its engine has not begun, or never confirmed. */
export const NOTHING_SEEN: RunObservation = {
  state: 'queued',
  percentage: null,
  startedTime: null,
  finishedTime: null,
  exitCode: null,
  message: null,
  steps: [],
};

/** Log of a run: of its whole, or of one of its steps. */
export interface LogName {
  readonly stream: 'stdout' | 'stderr';
  /** Index in `steps`; absent for the log of the whole run. */
  readonly step?: number;
}

/** File names of the logs in the folder of an ended run, next to its outputs. `log` is its state with its last lines. */
export const RUN_FILES = { stdout: 'stdout', stderr: 'stderr', log: 'log' } as const;

/** Path of the log of a step in the folder of a run, after its end. */
export function stepLogFile(step: number, name: string, stream: LogName['stream']): string {
  return `steps/${step + 1}-${name.replaceAll(/[^\w.-]+/g, '_')}/${stream}`;
}

/** Piece of a log in bytes. `size` is the size of the log so far. */
export interface LogPiece {
  readonly bytes: Uint8Array;
  readonly size: number;
}

/** Results of an ended run, stored in its `workDir`. */
export interface RunResults {
  /** Storage links by output name. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Required outputs that the run did not leave, by file, pattern or name. */
  readonly missing: readonly string[];
  /** Required outputs that the engine names and the portal could not read. Absent where the engine needs no addresses. */
  readonly unread?: readonly UnreadOutput[];
}

/** Output, by file, pattern or name, that could not be read from its engine. */
export interface UnreadOutput {
  readonly output: string;
  readonly reason: CodedFailure;
}

/** Health of an engine, for operators and for the app store. */
export interface EngineHealth {
  /** Name and version as the engine gives them; null where it gives none. */
  readonly version: string | null;
  /** Workflow languages with their versions, such as `CWL v1.2`; empty for the local engine. */
  readonly languages: readonly string[];
  /** Sentence that says what is wrong; null for a healthy engine. */
  readonly problem: string | null;
}

/** Error of an engine that does not respond now: the queue retries later and shows the run as stale. */
export class EngineAway extends Error {
  /**
   * @param reason why the engine does not respond; the message is its line in English
   * @param retryAfterMs the engine's own request to wait, such as `Retry-After`
   */
  constructor(
    readonly reason: CodedFailure,
    readonly retryAfterMs: number | null = null,
  ) {
    super(reason.line);
    this.name = 'EngineAway';
  }
}

/** Error of an engine that rejects a run for good: the run fails with this reason. The message is its line in English. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';

  constructor(readonly failure: CodedFailure) {
    super(failure.line);
  }
}

/** Error of an engine that does not know a run (any more). */
export class RunUnknown extends Error {
  override readonly name = 'RunUnknown';
}

/**
 * Job engine (port). Runs live at the engine, not in this process: every method works on any server at any time, and may
 * be repeated. Methods throw `EngineAway`, `EngineRefusal` or `RunUnknown`; any other error counts as `EngineAway`.
 */
export interface JobEngine {
  /** Name in records and in the descriptor's file name: `local`, `wes`, or an operator's own. */
  readonly name: string;
  readonly kind: 'local' | 'wes';
  /**
   * Submits a run. `EngineRefusal` fails it; after any other error the queue calls `find` before it submits again, because
   * the engine may have received it.
   */
  submit(run: EngineRun): Promise<RunHandle>;
  /** Finds a submitted run whose handle was lost; undefined when the engine never received it. */
  find(run: EngineRun): Promise<RunHandle | undefined>;
  /** Observes a run. */
  observe(run: EngineRun, handle: RunHandle): Promise<RunObservation>;
  /** Requests the end of a run. A later observation confirms it. */
  cancel(run: EngineRun, handle: RunHandle): Promise<void>;
  /** Reads a piece of a log of a run that has not been collected yet. */
  readLog(
    run: EngineRun,
    handle: RunHandle,
    log: LogName,
    range: { start: number; length: number },
  ): Promise<LogPiece>;
  /** Stores the outputs and logs of an ended run in its `workDir`. A problem of the store is an error that is not `EngineAway`'s. */
  collect(run: EngineRun, handle: RunHandle, observation: RunObservation): Promise<RunResults>;
  /** Removes what the engine holds for a run besides its results. The engine ends the run if it still lives. */
  release(run: EngineRun, handle: RunHandle): Promise<void>;
  /** Calls `listener` with the id of a run that has changed, if the engine reports changes; otherwise the queue polls. */
  onChange(listener: (runId: string) => void): void;
  check(): Promise<EngineHealth>;
  /** Stops listening and watching; runs go on. */
  close(): Promise<void>;
}
