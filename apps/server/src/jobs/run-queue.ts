import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { LiveEvent } from '../events/event-bus.ts';
import type { Database } from '../records/database.ts';
import type { JobEngine, RunReport, RunRequest } from './job-engine.ts';
import type { RunSubject } from './tables.ts';

/** A change to tell a user about, once it is in the database. */
export interface Announcement {
  user: string;
  event: LiveEvent;
}

/** One report of one run, with what it is for. */
export interface SubjectReport {
  subjectId: string;
  runId: string;
  request: RunRequest;
  report: RunReport;
}

/**
 * Writes a report into the records of one kind of subject. Reading files and the like happens first; what it answers
 * then runs inside the queue's transaction, together with the end of the run.
 */
export type ReportWriter = (
  told: SubjectReport,
) => Promise<(transaction: Transaction<Database>) => Promise<Announcement[]>>;

/** What the queue works with. */
export interface RunQueueOptions {
  db: Kysely<Database>;
  engine: JobEngine;
  writers: Record<RunSubject['kind'], ReportWriter>;
  announce: (announcement: Announcement) => void;
  /** Tidies up behind a run, once its end is in the records. */
  afterEnd: (subject: RunSubject) => Promise<void>;
  /** Name of this server in leases; the same after a restart, another one for every other server. */
  owner: string;
  /** After this many milliseconds without a sign of life, another server takes a run over. */
  leaseMs: number;
  /** Told what nobody waits for, such as a database that cannot be reached. */
  onError: (error: unknown) => void;
}

/** A run to put in line. */
export interface RunOrder {
  subject: RunSubject;
  request: RunRequest;
}

/** What handlers ask of the queue. */
export interface Jobs {
  /** Names the descriptors that this installation can run: `run.{engine}.json`. */
  readonly engine: string;
  /** Puts runs in line, within the caller's transaction; call `wake` once that is committed. */
  enqueue(db: Kysely<Database>, orders: readonly RunOrder[]): Promise<void>;
  /** Looks for work now instead of at the next round. */
  wake(): void;
  /** Asks for the end of whatever runs or waits for these subjects; the end arrives through the records. */
  cancel(subjects: readonly RunSubject[]): Promise<void>;
  /** Takes no more work, ends what runs, and answers when all of it is in the records. */
  close(): Promise<void>;
}

/** The queue of runs, kept in the database so that it outlives this process, in front of one engine. */
export class RunQueue implements Jobs {
  readonly engine: string;
  private readonly mine = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  private closing = false;

  constructor(private readonly options: RunQueueOptions) {
    this.engine = options.engine.name;
  }

  /** Takes up what an earlier life of this server left, and begins to look for work. */
  async open(): Promise<void> {
    const { db, owner, leaseMs } = this.options;
    const left = await db
      .selectFrom('runs')
      .selectAll()
      .where('state', '=', 'running')
      .where('lease_owner', '=', owner)
      .execute();
    for (const run of left)
      this.follow(run, (watch) => this.options.engine.resume(run.id, run.request, run.engine_state, watch));
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
    this.again = true;
    this.round ??= this.rounds().finally(() => {
      this.round = undefined;
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
    await this.round;
    await this.options.engine.close();
    await Promise.all(this.mine.values());
  }

  private async rounds(): Promise<void> {
    while (this.again && !this.closing) {
      this.again = false;
      try {
        await this.renewLeases();
        await this.endCancelled();
        await this.takeOver();
        await this.fillSlots();
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  private async renewLeases(): Promise<void> {
    const { db, engine, leaseMs } = this.options;
    if (this.mine.size === 0) return;
    const renewed = await db
      .updateTable('runs')
      .set({ lease_until: Date.now() + leaseMs })
      .where('id', 'in', [...this.mine.keys()])
      .returning(['id', 'cancelled'])
      .execute();
    // A stop that another server was asked for is in the row only.
    for (const run of renewed) if (run.cancelled) engine.cancel(run.id);
  }

  // What is cancelled while it waits never gets to the engine, so the queue itself confirms the end.
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

  private async takeOver(): Promise<void> {
    // What this server runs itself is never taken over, however late its lease was renewed.
    const mine = [...this.mine.keys(), ''];
    const run = await this.claim(
      sql`state = 'running' and lease_until < ${Date.now()} and id not in (${sql.join(mine)})`,
    );
    if (run)
      this.follow(run, (watch) => this.options.engine.resume(run.id, run.request, run.engine_state, watch));
  }

  private async fillSlots(): Promise<void> {
    while (!this.closing && this.mine.size < this.options.engine.slots) {
      const run = await this.claim(sql`state = 'queued' and not cancelled`);
      if (!run) return;
      this.follow(run, async (watch) => {
        const state = await this.options.engine.start(run.id, run.request, watch);
        await this.options.db
          .updateTable('runs')
          .set({ engine_state: JSON.stringify(state) })
          .where('id', '=', run.id)
          .execute();
      });
    }
  }

  // One statement, and rows that another server is just taking are skipped: nothing is started twice.
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

  /** Runs `begin` and writes what it reports, in order, until the end is in the records. */
  private follow(run: ClaimedRun, begin: (watch: (report: RunReport) => void) => Promise<void>): void {
    let written: Promise<void> = Promise.resolve();
    let waiting: RunReport | undefined;
    let percentage = 0;
    const ended = new Promise<void>((resolve) => {
      const watch = (report: RunReport): void => {
        // A program may tell its progress faster than it can be written: only whole steps count, and the newest of them.
        if (report.kind === 'progress') {
          if (Math.floor(report.percentage) === percentage) return;
          percentage = Math.floor(report.percentage);
          if (waiting?.kind === 'progress') {
            waiting.percentage = report.percentage;
            return;
          }
        }
        const mine = { ...report };
        waiting = mine;
        written = written.then(async () => {
          if (waiting === mine) waiting = undefined;
          await this.write(run, mine).catch(this.options.onError);
          if (mine.kind === 'ended') resolve();
        });
      };
      begin(watch).catch((error: unknown) => {
        this.options.onError(error);
      });
    });
    this.mine.set(
      run.id,
      ended.finally(() => {
        this.mine.delete(run.id);
        this.wake();
      }),
    );
  }

  private async write(run: ClaimedRun, report: RunReport): Promise<void> {
    const { db, writers, announce, afterEnd } = this.options;
    const told = { subjectId: run.subject_id, runId: run.id, request: run.request, report };
    const write = await writers[run.subject_kind](told);
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
