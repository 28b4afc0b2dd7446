import type { FastifyInstance } from 'fastify';
import type { OwnAccounts } from './own-accounts/own-accounts.ts';

/** Caller: the account of a verified access token, in its present state. */
export interface Caller {
  /** Stable id of the account. */
  sub: string;
  username: string;
  email: string;
  name: string;
  groups: string[];
  roles: string[];
  /** Id of the sign-in at the embedded provider; absent for others and for personal access tokens. */
  signInId?: string;
}

/** True for members of the group `admin` and holders of that role, who can read and change all records. */
export function isAdmin(caller: Pick<Caller, 'groups' | 'roles'>): boolean {
  return caller.groups.includes('admin') || caller.roles.includes('admin');
}

/** Identity provider (port). */
export interface Identity {
  /** Rejects with the reason when the provider does not work, so that no account can sign in. */
  check(): Promise<void>;
  /**
   * Resolves the caller of an access token. Undefined if the token is expired, forged or for another audience, if its
   * sign-in has ended, or if the account was removed. Groups and roles are the account's present ones; those of an external
   * provider may be a minute old, and the end of a sign-in there counts when the token expires. The address of the request
   * is for the audit log.
   */
  verify(accessToken: string, address?: string): Promise<Caller | undefined>;
  /**
   * Account behind a personal access token, in its present state. Undefined if it was disabled or removed; one of an external
   * provider also if it has not signed in for 30 days, because the provider does not say that it has closed an account.
   */
  accountOf(sub: string): Promise<Caller | undefined>;
  /** Accounts of the embedded provider; absent with an external one. */
  ownAccounts?: OwnAccounts;
  /** Creates an address that signs the local user in, once; absent on a server without LOCAL_USER. */
  startLink?(): string;
  /** True if any account belongs to this group. */
  groupExists(group: string): Promise<boolean>;
  /** True if no account can sign in. */
  hasNoAccounts(): Promise<boolean>;
  /** Origins of an external provider, which pages of the portal call. */
  origins(): readonly string[];
  /** Stops what the embedded provider does by the clock. */
  close?(): void;
  /** Adds the provider's routes to the app; of an external one only the user info. */
  mount(app: FastifyInstance): Promise<void>;
}
