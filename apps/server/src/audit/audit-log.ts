import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { withoutSecrets } from '../http/request-log.ts';
import type { Database } from '../records/database.ts';
import { readPage, type PageRequest } from '../records/read-page.ts';
import type { AuditEventTable, AuditKind } from './audit-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum length of a stored text, in characters: names of files come from users. */
const MAX_TEXT = 1024;

/** Event to record. */
export interface AuditEvent {
  kind: AuditKind;
  /** User name of who did it; absent for the operator of the server, and for an unknown name. */
  actor?: string | undefined;
  /** Subject of the event; never a token, a password or a text that was typed as a name. */
  subject?: string | undefined;
  /** Address of the request. */
  address?: string | undefined;
}

/** Call of a signed-in caller, as the context of a handler has it. */
interface AuditedCall {
  caller: { username: string };
  request: { ip: string };
}

/** Filter of the audit log. */
export interface AuditFilter {
  person?: string | undefined;
  kind?: AuditKind | undefined;
  /** Milliseconds since the epoch. */
  from?: number | undefined;
  before?: number | undefined;
}

/** Audit log: who did what, kept for a number of days. */
export class AuditLog {
  readonly #db: Kysely<Database>;
  readonly #now: () => number;
  readonly keptDays: number;

  constructor(db: Kysely<Database>, keptDays: number, now: () => number = Date.now) {
    this.#db = db;
    this.keptDays = keptDays;
    this.#now = now;
  }

  /** Records an event; with a transaction, only if that commits. */
  async record(
    { kind, actor, subject, address }: AuditEvent,
    transaction: Kysely<Database> = this.#db,
  ): Promise<void> {
    await transaction
      .insertInto('audit_events')
      .values({
        time: this.#now(),
        kind,
        actor: actor?.slice(0, MAX_TEXT) ?? null,
        subject: subject === undefined ? null : withoutSecrets(subject).slice(0, MAX_TEXT),
        address: address ?? null,
      })
      .execute();
  }

  /** Records what the caller of a request did; without a subject it was done to their own account. */
  recordCall({ caller: { username }, request: { ip } }: AuditedCall, kind: AuditKind, subject = username) {
    return this.record({ kind, actor: username, subject, address: ip });
  }

  /**
   * Records an event unless a stored one has its kind, actor and subject; with `withinMs`, unless one of so many
   * milliseconds has.
   */
  async recordFirst(
    event: AuditEvent & { actor: string; subject: string },
    withinMs = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const { kind, actor, subject } = event;
    const stored = await this.#db
      .selectFrom('audit_events')
      .select('id')
      .where('kind', '=', kind)
      .where('actor', '=', actor)
      .where('subject', '=', subject)
      .where(sql<SqlBool>`time > ${Math.max(0, this.#now() - withinMs)}`)
      .limit(1)
      .executeTakeFirst();
    if (!stored) await this.record(event);
  }

  /** One page of events, the newest first. */
  list(
    filter: AuditFilter,
    page: PageRequest,
  ): Promise<{ total: number; rows: Selectable<AuditEventTable>[] }> {
    const found = this.#filtered(filter);
    return readPage(found, found.selectAll().orderBy('time', 'desc').orderBy('id', 'desc'), page);
  }

  /** Removes events that are older than the policy of the site. */
  async removeOld(): Promise<void> {
    const limit = this.#now() - this.keptDays * DAY_MS;
    await this.#db.deleteFrom('audit_events').where('time', '<', String(limit)).execute();
  }

  #filtered({ person, kind, from, before }: AuditFilter) {
    let found = this.#db.selectFrom('audit_events');
    if (kind !== undefined) found = found.where('kind', '=', kind);
    if (from !== undefined) found = found.where('time', '>=', String(from));
    if (before !== undefined) found = found.where('time', '<', String(before));
    if (person === undefined) return found;
    const part = person.toLowerCase();
    return found.where(
      sql<SqlBool>`(strpos(lower(actor), ${part}) > 0 or strpos(lower(subject), ${part}) > 0)`,
    );
  }
}

/** Removes old events now and once a day; returns the function that stops it. */
export async function removeOldDaily(audit: AuditLog): Promise<() => void> {
  await audit.removeOld();
  const timer = setInterval(() => void audit.removeOld().catch(() => undefined), DAY_MS).unref();
  return () => clearInterval(timer);
}
