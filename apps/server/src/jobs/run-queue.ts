import type { Kysely } from 'kysely';
import type { LogName, LogPiece } from '../engines/job-engine.ts';
import type { EngineRegistry } from '../engines/registry.ts';
import type { Database } from '../records/database.ts';
import { advanceRun, type AdvanceOptions } from './advance-run.ts';
import {
  claimQueued,
  dueRuns,
  endAbandoned,
  expireLeases,
  findActiveRun,
  makeDue,
  nextDueTime,
  renewLeases,
  takeOver,
  type ActiveRun,
  type DueSelection,
  type LeaseHolder,
} from './run-claims.ts';
import { addRuns, cancelRuns, type RunBatch } from './run-records.ts';
import type { RunSubject } from './tables.ts';

/** Options of the run queue. */
export interface RunQueueOptions extends AdvanceOptions {
  /** Lease time in milliseconds. Another server takes over a run whose lease was not renewed in time. */
  leaseMs: number;
}

/** Job queue as the request handlers use it. */
export interface Jobs {
  readonly engines: EngineRegistry;
  /** Adds runs to the queue, in the caller's transaction. Call `wake` after the commit. */
  enqueue(db: Kysely<Database>, batch: RunBatch): Promise<void>;
  /** Checks for work now, without waiting for the timer. */
  wake(): void;
  /**
   * Cancels the runs of subjects, in the caller's transaction. Resolves to the subjects whose runs had not started: the
   * caller ends their records. Running ones end later, after `wake`.
   */
  cancel(db: Kysely<Database>, kind: RunSubject['kind'], subjectIds: readonly string[]): Promise<string[]>;
  /**
   * Reads a piece of a log from the engine of a run; undefined once the log is in the run's folder. Throws `EngineAway`.
   */
  readLog(
    runId: string,
    log: LogName,
    range: { start: number; length: number },
  ): Promise<LogPiece | undefined>;
  /** Claims no more runs and stops observing; the runs go on, and the next server observes them. */
  close(): Promise<void>;
}

/** Maximum number of simultaneous steps of the runs of one engine, so that a slow engine delays no other. */
const MAX_STEPS = 8;
/** Maximum time between two passes of a server with active runs: requests to another server change rows only. */
const MAX_PAUSE_MS = 1_000;

/** Run queue in the database, in front of the engines. It outlives this process, and several servers may share it. */
export class RunQueue implements Jobs {
  readonly engines: EngineRegistry;
  private readonly holder: LeaseHolder;
  private readonly active = new Map<string, { engine: string; done: Promise<void> }>();
  /** Runs that changed at their engine while a step of them was under way. */
  private readonly changed = new Set<string>();
  /** Work on the database besides passes and steps: `close` waits for it. */
  private readonly pending = new Set<Promise<void>>();
  private leaseTimer: NodeJS.Timeout | undefined;
  private pauseTimer: NodeJS.Timeout | undefined;
  private currentPass: Promise<void> | undefined;
  private wakeRequested = false;
  private closing = false;

  constructor(private readonly options: RunQueueOptions) {
    this.engines = options.engines;
    this.holder = { owner: options.owner, leaseMs: options.leaseMs };
  }

  /** Takes up the runs of an earlier process of this server, and starts the timers. */
  async open(): Promise<void> {
    const { leaseMs } = this.options;
    for (const { engine } of this.engines.connected) engine.onChange((runId) => this.onChange(runId));
    await this.refreshLeases();
    this.leaseTimer = setInterval(() => this.wakeAfter(this.refreshLeases()), leaseMs / 3);
    this.wake();
  }

  enqueue(db: Kysely<Database>, batch: RunBatch): Promise<void> {
    return addRuns(db, batch);
  }

  cancel(db: Kysely<Database>, kind: RunSubject['kind'], subjectIds: readonly string[]): Promise<string[]> {
    return cancelRuns(db, kind, subjectIds);
  }

  async readLog(
    runId: string,
    log: LogName,
    range: { start: number; length: number },
  ): Promise<LogPiece | undefined> {
    const found = await findActiveRun(this.options.db, runId);
    if (!found?.handle || found.state === 'stored') return undefined;
    return this.engines.find(found.engine)?.engine.readLog(found.run, found.handle, log, range);
  }

  wake(): void {
    if (this.closing) return;
    this.wakeRequested = true;
    this.currentPass ??= this.runPasses().finally(() => {
      this.currentPass = undefined;
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.leaseTimer);
    clearTimeout(this.pauseTimer);
    await this.currentPass;
    await Promise.all(this.engines.connected.map(({ engine }) => engine.close()));
    await Promise.all([...this.active.values()].map(({ done }) => done));
    await Promise.all(this.pending);
    await expireLeases(this.options.db, this.holder.owner).catch(this.options.onError);
  }

  private onChange(runId: string): void {
    if (this.closing) return;
    if (this.active.has(runId)) {
      this.changed.add(runId);
      return;
    }
    this.wakeAfter(makeDue(this.options.db, this.holder.owner, runId));
  }

  /** Wakes the queue after a change of the database, which `close` waits for. */
  private wakeAfter(change: Promise<void>): void {
    const done = change
      .then(() => this.wake(), this.options.onError)
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  private async refreshLeases(): Promise<void> {
    const { db, onError } = this.options;
    try {
      await renewLeases(db, this.holder);
      const shared = this.engines.connected.filter((connected) => connected.shared);
      const own = this.engines.connected.filter((connected) => !connected.shared);
      await takeOver(db, this.holder, { shared: nameAll(shared), sameHost: nameAll(own) });
      await endAbandoned(db, this.holder, nameAll(own));
    } catch (error) {
      onError(error);
    }
  }

  private async runPasses(): Promise<void> {
    clearTimeout(this.pauseTimer);
    while (this.wakeRequested && !this.closing) {
      this.wakeRequested = false;
      try {
        await this.fillSlots();
        await this.startSteps();
        await this.pause();
      } catch (error) {
        this.options.onError(error);
        this.pauseFor(MAX_PAUSE_MS);
      }
    }
  }

  private async fillSlots(): Promise<void> {
    for (const { engine, jobSlots, reportSlots, shared } of this.engines.connected) {
      const lanes = [
        { lane: 'reports', slots: reportSlots },
        { lane: 'jobs', slots: jobSlots },
      ] as const;
      for (const lane of lanes.filter(({ slots }) => slots > 0))
        await claimQueued(this.options.db, this.holder, { engine: engine.name, shared, ...lane });
    }
  }

  private async startSteps(): Promise<void> {
    for (const run of await dueRuns(this.options.db, this.selection())) {
      if (!this.fullEngines().includes(run.engine)) this.startStep(run);
    }
  }

  /** Runs that a step can be started for; the end of a step wakes the queue for the others. */
  private selection(): DueSelection {
    const busy = [...this.active.keys()];
    return { owner: this.holder.owner, busy, exceptEngines: this.fullEngines() };
  }

  private fullEngines(): string[] {
    const engines = [...this.active.values()].map(({ engine }) => engine);
    return [...new Set(engines)].filter(
      (name) => engines.filter((engine) => engine === name).length >= MAX_STEPS,
    );
  }

  private startStep(run: ActiveRun): void {
    const { id } = run.run;
    const done = advanceRun(this.options, run)
      .catch(this.options.onError)
      .then(() => {
        this.active.delete(id);
        if (this.changed.delete(id)) this.onChange(id);
        this.wake();
      });
    this.active.set(id, { engine: run.engine, done });
  }

  /** Sets the timer of the next pass: when the next run is due. */
  private async pause(): Promise<void> {
    const due = await nextDueTime(this.options.db, this.selection());
    if (due !== undefined) this.pauseFor(Math.max(20, Math.min(MAX_PAUSE_MS, due - Date.now())));
  }

  private pauseFor(ms: number): void {
    clearTimeout(this.pauseTimer);
    if (!this.closing) this.pauseTimer = setTimeout(() => this.wake(), ms);
  }
}

function nameAll(connected: EngineRegistry['connected']): string[] {
  return connected.map(({ engine }) => engine.name);
}
