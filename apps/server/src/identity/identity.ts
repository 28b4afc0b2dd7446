import type { FastifyInstance } from 'fastify';

/** Who asks, as read from a verified access token. */
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

/** Port of the identity provider: the embedded one, or any OIDC issuer by configuration. */
export interface Identity {
  /** The caller behind an access token; undefined when it is expired, forged or for somebody else. */
  verify(accessToken: string): Promise<Caller | undefined>;
  /** Adds the provider's own routes to the app; does nothing for a provider that lives elsewhere. */
  mount(app: FastifyInstance): Promise<void>;
}
