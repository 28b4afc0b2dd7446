import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { LiveEvent } from '../events/event-bus.ts';
import type { Database } from '../records/database.ts';
import type { JobEngine, RunReport, RunRequest } from './job-engine.ts';
import type { RunSubject } from './tables.ts';

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
  writers: Record<RunSubject['kind'], ReportWriter>;
  announce: (announcement: Announcement) => void;
  /** Cleans up after a run whose end has been committed. */
  afterEnd: (subject: RunSubject) => Promise<void>;
  /** Name of this server in leases: unique, and the same after a restart. */
  owner: string;
  /** Lease time in milliseconds. Another server takes over a run whose lease was not renewed in time. */
  leaseMs: number;
  /** Receives errors that no caller awaits, such as a lost database connection. */
  onError: (error: unknown) => void;
}

/** Run order: a run to add to the queue. */
export interface RunOrder {
  subject: RunSubject;
  request: RunRequest;
}

/** Job queue as the request handlers use it. */
export interface Jobs {
  /** Engine name, used in the file name of an app's descriptor: `run.{engine}.json`. */
  readonly engine: string;
  /** Adds runs to the queue, in the caller's transaction. Call `wake` after the commit. */
  enqueue(db: Kysely<Database>, orders: readonly RunOrder[]): Promise<void>;
  /** Checks for work now, without waiting for the timer. */
  wake(): void;
  /** Cancels running and queued runs of these subjects. The records change when the runs have ended. */
  cancel(subjects: readonly RunSubject[]): Promise<void>;
  /** Claims no more runs, ends the active ones, and resolves once their ends have been committed. */
  close(): Promise<void>;
}

/** Run queue in the database, which outlives this process, in front of one engine. */
export class RunQueue implements Jobs {
  readonly engine: string;
  private readonly active = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private currentPass: Promise<void> | undefined;
  private wakeRequested = false;
  private closing = false;

  constructor(private readonly options: RunQueueOptions) {
    this.engine = options.engine.name;
  }

  /** Resumes the runs of an earlier process of this server, and starts the timer. */
  async open(): Promise<void> {
    const { db, owner, leaseMs } = this.options;
    const left = await db
      .selectFrom('runs')
      .selectAll()
      .where('state', '=', 'running')
      .where('lease_owner', '=', owner)
      .execute();
    for (const run of left)
      this.track(run, (watch) => this.options.engine.resume(run.id, run.request, run.engine_state, watch));
    this.timer = setInterval(() => this.wake(), leaseMs / 3);
    this.wake();
  }

  async enqueue(db: Kysely<Database>, orders: readonly RunOrder[]): Promise<void> {
    if (orders.length === 0) return;
    const rows = orders.map(({ subject, request }) => ({
      id: randomUUID(),
      subject_kind: subject.kind,
      subject_id: subject.id,
      request: JSON.stringify(request),
    }));
    await db.insertInto('runs').values(rows).execute();
  }

  wake(): void {
    if (this.closing) return;
    this.wakeRequested = true;
    this.currentPass ??= this.runPasses().finally(() => {
      this.currentPass = undefined;
    });
  }

  async cancel(subjects: readonly RunSubject[]): Promise<void> {
    const { db, engine } = this.options;
    for (const kind of ['workflow', 'task'] as const) {
      const ids = subjects.filter((subject) => subject.kind === kind).map((subject) => subject.id);
      if (ids.length === 0) continue;
      const runs = await db
        .updateTable('runs')
        .set({ cancelled: true })
        .where('subject_kind', '=', kind)
        .where('subject_id', 'in', ids)
        .returning(['id', 'state'])
        .execute();
      for (const run of runs) if (run.state === 'running') engine.cancel(run.id);
    }
    this.wake();
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.currentPass;
    await this.options.engine.close();
    await Promise.all(this.active.values());
  }

  private async runPasses(): Promise<void> {
    while (this.wakeRequested && !this.closing) {
      this.wakeRequested = false;
      try {
        await this.renewLeases();
        await this.endCancelled();
        await this.claimExpired();
        await this.fillSlots();
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  private async renewLeases(): Promise<void> {
    const { db, engine, leaseMs } = this.options;
    if (this.active.size === 0) return;
    const renewed = await db
      .updateTable('runs')
      .set({ lease_until: Date.now() + leaseMs })
      .where('id', 'in', [...this.active.keys()])
      .returning(['id', 'cancelled'])
      .execute();
    // A cancel request to another server is visible in the row only.
    for (const run of renewed) if (run.cancelled) engine.cancel(run.id);
  }

  // A run that is cancelled in the queue never reaches the engine, so the queue reports its end.
  private async endCancelled(): Promise<void> {
    const { db } = this.options;
    const waiting = await db
      .selectFrom('runs')
      .selectAll()
      .where('state', '=', 'queued')
      .where('cancelled', '=', true)
      .execute();
    for (const run of waiting) {
      await this.write(run, {
        kind: 'ended',
        time: Date.now(),
        outcome: 'cancelled',
        exitCode: null,
        error: null,
        outputs: {},
      });
    }
  }

  private async claimExpired(): Promise<void> {
    // Own runs are never taken over, however late their leases were renewed.
    const own = [...this.active.keys(), ''];
    const run = await this.claim(
      sql`state = 'running' and lease_until < ${Date.now()} and id not in (${sql.join(own)})`,
    );
    if (run)
      this.track(run, (watch) => this.options.engine.resume(run.id, run.request, run.engine_state, watch));
  }

  private async fillSlots(): Promise<void> {
    while (!this.closing && this.active.size < this.options.engine.slots) {
      const run = await this.claim(sql`state = 'queued' and not cancelled`);
      if (!run) return;
      this.track(run, async (watch) => {
        const state = await this.options.engine.start(run.id, run.request, watch);
        await this.options.db
          .updateTable('runs')
          .set({ engine_state: JSON.stringify(state) })
          .where('id', '=', run.id)
          .execute();
      });
    }
  }

  // One statement that skips rows locked by another server: no run is started twice.
  private async claim(condition: ReturnType<typeof sql>): Promise<ClaimedRun | undefined> {
    const { db, owner, leaseMs } = this.options;
    return db
      .updateTable('runs')
      .set({ state: 'running', lease_owner: owner, lease_until: Date.now() + leaseMs })
      .where('id', '=', (query) =>
        query
          .selectFrom('runs')
          .select('id')
          .where(condition as ReturnType<typeof sql<boolean>>)
          .orderBy('queue_number')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
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
          await this.write(run, next).catch(this.options.onError);
          if (next.kind === 'ended') resolve();
        });
      };
      begin(watch).catch((error: unknown) => {
        this.options.onError(error);
      });
    });
    this.active.set(
      run.id,
      ended.finally(() => {
        this.active.delete(run.id);
        this.wake();
      }),
    );
  }

  private async write(run: ClaimedRun, report: RunReport): Promise<void> {
    const { db, writers, announce, afterEnd } = this.options;
    const subjectReport = { subjectId: run.subject_id, runId: run.id, request: run.request, report };
    const write = await writers[run.subject_kind](subjectReport);
    const announcements = await db.transaction().execute(async (transaction) => {
      if (report.kind === 'ended') await transaction.deleteFrom('runs').where('id', '=', run.id).execute();
      return write(transaction);
    });
    announcements.forEach(announce);
    if (report.kind === 'ended') await afterEnd({ kind: run.subject_kind, id: run.subject_id });
  }
}

interface ClaimedRun {
  id: string;
  subject_kind: RunSubject['kind'];
  subject_id: string;
  request: RunRequest;
  engine_state: Record<string, unknown> | null;
}
