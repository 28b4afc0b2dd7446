import { failure } from '../run-failure.ts';
import {
  EngineAway,
  RunUnknown,
  type EngineRun,
  type JobEngine,
  type RunHandle,
  type RunObservation,
} from '../job-engine.ts';

/** Operations of an engine that a test can make fail. */
export type Operation = 'submit' | 'find' | 'observe' | 'cancel' | 'collect' | 'release';

/** Run as the scripted engine stores it. */
export interface ScriptedRun {
  id: string;
  observation: RunObservation;
}

const RUNNING: RunObservation = {
  state: 'running',
  percentage: null,
  startedTime: 1_000,
  finishedTime: null,
  exitCode: null,
  message: null,
  steps: [],
};

/** Scripted engine: keeps its runs in memory, ends them when a test says so, and fails on request. */
export class ScriptedEngine implements JobEngine {
  readonly name = 'scripted';
  readonly kind = 'wes';
  /** Runs by handle id, in the order of their submission. */
  readonly runs = new Map<string, ScriptedRun>();
  /** Errors that the next calls of an operation throw. `after: true` throws once the work is done. */
  readonly faults: { operation: Operation; error: Error; after?: boolean }[] = [];
  readonly calls: Operation[] = [];
  private listener: (runId: string) => void = () => {};

  /** Ends a run of a subject's name, or changes it in another way. */
  change(name: string, change: Partial<RunObservation>): void {
    for (const run of this.runs.values())
      if (run.id === name) {
        run.observation = { ...run.observation, ...change };
        this.listener(name);
      }
  }

  async submit({ id }: EngineRun): Promise<RunHandle> {
    return this.call('submit', () => {
      const handle = `remote-${this.runs.size + 1}`;
      this.runs.set(handle, { id, observation: RUNNING });
      return { handle };
    });
  }

  async find({ id }: EngineRun): Promise<RunHandle | undefined> {
    return this.call('find', () => {
      const found = [...this.runs].find(([, run]) => run.id === id);
      return found && { handle: found[0] };
    });
  }

  async observe(_run: EngineRun, handle: RunHandle): Promise<RunObservation> {
    return this.call('observe', () => this.get(handle).observation);
  }

  async cancel(_run: EngineRun, handle: RunHandle): Promise<void> {
    await this.call('cancel', () => {
      const run = this.get(handle);
      run.observation = { ...run.observation, state: 'cancelled', finishedTime: 2_000 };
    });
  }

  async readLog(): Promise<{ bytes: Uint8Array; size: number }> {
    return { bytes: new Uint8Array(), size: 0 };
  }

  async collect(run: EngineRun) {
    return this.call('collect', () => ({ outputs: { table: `${run.workDir}/table.tsv` }, missing: [] }));
  }

  async release(_run: EngineRun, handle: RunHandle): Promise<void> {
    await this.call('release', () => this.get(handle));
  }

  onChange(listener: (runId: string) => void): void {
    this.listener = listener;
  }

  async check() {
    return { version: null, languages: [], problem: null };
  }

  async close(): Promise<void> {}

  private get({ handle }: RunHandle): ScriptedRun {
    const run = this.runs.get(String(handle));
    if (!run) throw new RunUnknown('There is no such run.');
    return run;
  }

  private async call<Result>(operation: Operation, work: () => Result): Promise<Result> {
    this.calls.push(operation);
    const index = this.faults.findIndex((fault) => fault.operation === operation);
    const [fault] = index < 0 ? [] : this.faults.splice(index, 1);
    if (fault && fault.after !== true) throw fault.error;
    const result = work();
    if (fault) throw fault.error;
    return result;
  }
}

/** Error of an engine without a response. */
export const AWAY = new EngineAway(
  failure('The engine does not answer.', 'engine.no-response', { engine: 'scripted' }),
);
