import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { EngineKey } from '../app-store/app-store.ts';
import type { LiveEvent } from '../events/event-bus.ts';
import type { Database } from '../records/database.ts';
import type { JobEngine, RunReport, RunRequest } from './job-engine.ts';
import {
  addRuns,
  cancelRuns,
  claimExpiredRun,
  claimNextRun,
  LANES,
  leftRuns,
  renewLeases,
  type ClaimedRun,
  type RunBatch,
} from './run-records.ts';
import type { Lane, RunSubject } from './tables.ts';

/** Announcement: an event for a user, published after its change has been committed. */
export interface Announcement {
  user: string;
  event: LiveEvent;
}

/** Report about a run, with the run's subject. */
export interface SubjectReport {
  subjectId: string;
  runId: string;
  request: RunRequest;
  report: RunReport;
}

/**
 * Writes a report into the records of one kind of subject, in two steps. The first step reads files; the function that
 * it resolves to then runs inside the queue's transaction, together with the removal of an ended run.
 */
export type ReportWriter = (
  subjectReport: SubjectReport,
) => Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>>;

/** Options of the run queue. */
export interface RunQueueOptions {
  db: Kysely<Database>;
  engine: JobEngine;
  /** Maximum number of simultaneous runs of each lane. */
  slots: Readonly<Record<Lane, number>>;
  writers: Record<RunSubject['kind'], ReportWriter>;
  announce: (announcement: Announcement) => void;
  /** Cleans up after a run whose end has been committed. */
  afterEnd: (subject: RunSubject) => Promise<void>;
  /** Name of this server in leases: unique, and the same after a restart. */
  owner: string;
  /** Lease time in milliseconds. Another server takes over a run whose lease was not renewed in time. */
  leaseMs: number;
  /** Time before the end of a run is written again after a failure, in milliseconds; it doubles each time. */
  rewriteMs: number;
  /** Receives errors that no caller awaits, such as a lost database connection. */
  onError: (error: unknown) => void;
}

/** Job queue as the request handlers use it. */
export interface Jobs {
  /** Engine for which apps have descriptors. */
  readonly engine: EngineKey;
  /** Adds runs to the queue, in the caller's transaction. Call `wake` after the commit. */
  enqueue(db: Kysely<Database>, batch: RunBatch): Promise<void>;
  /** Checks for work now, without waiting for the timer. */
  wake(): void;
  /**
   * Cancels the runs of subjects, in the caller's transaction. Resolves to the subjects whose runs had not started: the
   * caller ends their records. Running ones end later, after `wake`.
   */
  cancel(db: Kysely<Database>, kind: RunSubject['kind'], subjectIds: readonly string[]): Promise<string[]>;
  /** Claims no more runs, ends the active ones, and resolves once their ends have been committed. */
  close(): Promise<void>;
}

const MAX_REWRITE_MS = 30_000;

/** Run queue in the database, which outlives this process, in front of one engine. */
export class RunQueue implements Jobs {
  readonly engine: EngineKey;
  private readonly active = new Map<string, { lane: Lane; ended: Promise<void> }>();
  private timer: NodeJS.Timeout | undefined;
  private currentPass: Promise<void> | undefined;
  private wakeRequested = false;
  private readonly closing = new AbortController();

  constructor(private readonly options: RunQueueOptions) {
    this.engine = { name: options.engine.name, kind: 'local' };
  }

  /** Resumes the runs of an earlier process of this server, and starts the timer. */
  async open(): Promise<void> {
    const { db, owner, leaseMs } = this.options;
    for (const run of await leftRuns(db, owner)) this.resume(run);
    this.timer = setInterval(() => this.wake(), leaseMs / 3);
    this.wake();
  }

  enqueue(db: Kysely<Database>, batch: RunBatch): Promise<void> {
    return addRuns(db, batch);
  }

  cancel(db: Kysely<Database>, kind: RunSubject['kind'], subjectIds: readonly string[]): Promise<string[]> {
    return cancelRuns(db, kind, subjectIds);
  }

  wake(): void {
    if (this.closing.signal.aborted) return;
    this.wakeRequested = true;
    this.currentPass ??= this.runPasses().finally(() => {
      this.currentPass = undefined;
    });
  }

  async close(): Promise<void> {
    this.closing.abort();
    clearInterval(this.timer);
    await this.currentPass;
    await this.options.engine.close();
    await Promise.all([...this.active.values()].map(({ ended }) => ended));
  }

  private async runPasses(): Promise<void> {
    while (this.wakeRequested && !this.closing.signal.aborted) {
      this.wakeRequested = false;
      try {
        await this.renewLeases();
        await this.claimExpired();
        await this.fillLane('reports');
        await this.fillLane('jobs');
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  private async renewLeases(): Promise<void> {
    const { db, engine, leaseMs } = this.options;
    if (this.active.size === 0) return;
    // A cancel request to another server is visible in the row only.
    for (const id of await renewLeases(db, leaseMs, [...this.active.keys()])) engine.cancel(id);
  }

  private async claimExpired(): Promise<void> {
    // Own runs are never taken over, however late their leases were renewed.
    const run = await claimExpiredRun(this.options.db, this.options, [...this.active.keys()]);
    if (run) this.resume(run);
  }

  private async fillLane(lane: Lane): Promise<void> {
    const isFree = (): boolean =>
      [...this.active.values()].filter((run) => run.lane === lane).length < this.options.slots[lane];
    while (!this.closing.signal.aborted && isFree()) {
      const run = await claimNextRun(this.options.db, this.options, lane);
      if (!run) return;
      this.start(run);
    }
  }

  private start(run: ClaimedRun): void {
    const { db, engine } = this.options;
    this.track(run, async (watch) => {
      const state = await engine.start(run.id, run.request, watch);
      const row = await db
        .updateTable('runs')
        .set({ engine_state: JSON.stringify(state) })
        .where('id', '=', run.id)
        .returning('cancelled')
        .executeTakeFirst();
      // A cancel request before the start found no run in the engine.
      if (row?.cancelled === true) engine.cancel(run.id);
    });
  }

  private resume(run: ClaimedRun): void {
    this.track(run, (watch) => this.options.engine.resume(run.id, run.request, run.engine_state, watch));
  }

  /** Runs `begin` and writes its reports, in order, until the end has been committed. */
  private track(run: ClaimedRun, begin: (watch: (report: RunReport) => void) => Promise<void>): void {
    let written: Promise<void> = Promise.resolve();
    let waiting: RunReport | undefined;
    let percentage = 0;
    const ended = new Promise<void>((resolve) => {
      const watch = (report: RunReport): void => {
        // Progress may arrive faster than it can be written: write whole percentages only, and only the newest.
        if (report.kind === 'progress') {
          if (Math.floor(report.percentage) === percentage) return;
          percentage = Math.floor(report.percentage);
          if (waiting?.kind === 'progress') {
            waiting.percentage = report.percentage;
            return;
          }
        }
        const next = { ...report };
        waiting = next;
        written = written.then(async () => {
          if (waiting === next) waiting = undefined;
          if (next.kind === 'ended') {
            await this.writeEnd(run, next);
            resolve();
          } else {
            await this.write(run, next).catch(this.options.onError);
          }
        });
      };
      begin(watch).catch((error: unknown) => {
        this.options.onError(error);
      });
    });
    this.active.set(run.id, {
      lane: LANES[run.subject_kind],
      ended: ended.finally(() => {
        this.active.delete(run.id);
        this.wake();
      }),
    });
  }

  /** Writes the end of a run, again and again until it is stored: a database that is away must not fail the run. */
  private async writeEnd(run: ClaimedRun, report: RunReport): Promise<void> {
    for (let delay = this.options.rewriteMs; ; delay = Math.min(2 * delay, MAX_REWRITE_MS)) {
      try {
        await this.write(run, report);
        return;
      } catch (error) {
        this.options.onError(error);
        if (this.closing.signal.aborted) return;
        await pause(delay, this.closing.signal);
      }
    }
  }

  private async write(run: ClaimedRun, report: RunReport): Promise<void> {
    const { db, writers, announce, afterEnd, onError } = this.options;
    const subjectReport = { subjectId: run.subject_id, runId: run.id, request: run.request, report };
    const write = await writers[run.subject_kind](subjectReport);
    const announcements = await db.transaction().execute(async (transaction) => {
      if (report.kind === 'ended') await transaction.deleteFrom('runs').where('id', '=', run.id).execute();
      return write(transaction);
    });
    announcements.forEach(announce);
    if (report.kind === 'ended')
      await afterEnd({ kind: run.subject_kind, id: run.subject_id }).catch(onError);
  }
}

/** Resolves after a time, or at once when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
