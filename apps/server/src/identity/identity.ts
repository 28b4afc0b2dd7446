import type { FastifyInstance } from 'fastify';

/** Who asks: the account behind a verified access token, as it is now. */
export interface Caller {
  /** Stable id of the account. */
  sub: string;
  username: string;
  email: string;
  name: string;
  groups: string[];
  roles: string[];
}

/** Members of the group `admin` (or holders of that role) see and change what everybody owns. */
export function isAdmin(caller: Caller): boolean {
  return caller.groups.includes('admin') || caller.roles.includes('admin');
}

/** Port of the identity provider. */
export interface Identity {
  /**
   * The caller behind an access token; undefined when the token is expired, forged or for somebody else, when the sign-in
   * that it came from has ended, and when the account is gone. Groups and roles are those of the account at this moment.
   */
  verify(accessToken: string): Promise<Caller | undefined>;
  /** Whether somebody belongs to this group. */
  groupExists(group: string): Promise<boolean>;
  /** Whether no account can sign in. */
  hasNoAccounts(): Promise<boolean>;
  /** Adds the provider's own routes to the app; does nothing for a provider that lives elsewhere. */
  mount(app: FastifyInstance): Promise<void>;
}
