import { createHash } from 'node:crypto';
import type { AuditLog } from '../audit/audit-log.ts';
import { rightsText } from '../audit/rights-text.ts';
import type { Caller } from './identity.ts';
import type { Rights } from './provider-accounts.ts';
import type { Claims } from './provider-claims.ts';

/** Sign-ins whose first call this process has seen; the audit log has them all. */
const MAX_KNOWN = 10_000;

/** Recorder of what an external provider lets this server see: new sign-ins, and changes of groups and roles. */
export class ProviderEvents {
  readonly #audit: Pick<AuditLog, 'record' | 'recordFirst'>;
  readonly #issuer: string;
  readonly #known = new Set<string>();

  constructor(audit: Pick<AuditLog, 'record' | 'recordFirst'>, issuer: string) {
    this.#audit = audit;
    this.#issuer = issuer;
  }

  /** Records the sign-in of a token unless the log has it. */
  async signedIn({ username }: Caller, claims: Claims, address: string | undefined): Promise<void> {
    const subject = `sign-in ${signInOf(claims)}`;
    const key = `${username} ${subject}`;
    if (this.#known.has(key)) return;
    await this.#audit.recordFirst({ kind: 'sign-in', actor: username, subject, address });
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Records groups and roles that differ from those that the account had when it was last seen. */
  async seen({ username, groups, roles }: Caller, before: Rights | undefined): Promise<void> {
    if (!before) return;
    const change = {
      groups: isSameSet(groups, before.groups) ? undefined : groups,
      roles: isSameSet(roles, before.roles) ? undefined : roles,
    };
    if (change.groups || change.roles)
      await this.#audit.record({
        kind: 'account-changed',
        actor: this.#issuer,
        subject: rightsText(username, change),
      });
  }
}

/**
 * Name of the sign-in behind a token: a part of the digest of `sid`, else the time of the sign-in. Tokens without both are
 * one sign-in for each day.
 */
function signInOf({ sid, auth_time: authTime }: Claims): string {
  if (typeof sid === 'string') return createHash('sha256').update(sid).digest('hex').slice(0, 12);
  const seconds = typeof authTime === 'number' ? authTime : undefined;
  const time = new Date(seconds === undefined ? Date.now() : seconds * 1000).toISOString();
  return seconds === undefined ? time.slice(0, 10) : time;
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
