import type { FastifyInstance } from 'fastify';

/** Caller: the account of a verified access token, in its present state. */
export interface Caller {
  /** Stable id of the account. */
  sub: string;
  username: string;
  email: string;
  name: string;
  groups: string[];
  roles: string[];
}

/** True for members of the group `admin` and holders of that role, who can read and change all records. */
export function isAdmin(caller: Caller): boolean {
  return caller.groups.includes('admin') || caller.roles.includes('admin');
}

/** Identity provider (port). */
export interface Identity {
  /** Rejects with the reason when the provider does not work, so that no account can sign in. */
  check(): Promise<void>;
  /**
   * Resolves the caller of an access token. Undefined if the token is expired, forged or for another audience, if its
   * sign-in has ended, or if the account was removed. Groups and roles are the account's present ones.
   */
  verify(accessToken: string): Promise<Caller | undefined>;
  /** True if any account belongs to this group. */
  groupExists(group: string): Promise<boolean>;
  /** True if no account can sign in. */
  hasNoAccounts(): Promise<boolean>;
  /** Adds the provider's routes to the app; does nothing for an external provider. */
  mount(app: FastifyInstance): Promise<void>;
}
