import type { EnvironmentReader } from './environment-reader.ts';
import { isLoopbackOrigin } from './check-exposure.ts';

/** External OpenID provider of a site, read from `OIDC_…`. With it there is no embedded provider. */
export interface ProviderSettings {
  /** Issuer as configured, without a slash at the end; its discovery document has the exact form. */
  readonly issuer: string;
  /** Client of the portal: a public one, because a page has no secret. */
  readonly clientId: string;
  readonly scope: string;
  /** Audiences of which a token must have one. */
  readonly audiences: readonly string[];
  /** Tolerated difference of the clocks, in seconds. */
  readonly clockSkewSeconds: number;
  /** Claims, each a name or a path with dots such as `realm_access.roles`. */
  readonly usernameClaim: string;
  readonly groupsClaim: string;
  readonly rolesClaim: string;
  /** Group or role of the provider whose holders are admins of the portal. */
  readonly admins: string;
}

/** Variables that configure the embedded provider. */
const EMBEDDED_ONLY = ['ADMIN_PASSWORD', 'ADMIN_USERNAME', 'ADMIN_EMAIL'];

/** Reads the external provider; undefined without `OIDC_ISSUER`: the embedded provider. */
export function readProvider(
  read: EnvironmentReader,
  plainHttpAllowed: boolean,
): ProviderSettings | undefined {
  if (read.optional('OIDC_ISSUER') === undefined) return undefined;
  const issuer = read.httpUrl('OIDC_ISSUER');
  const clientId = read.text('OIDC_CLIENT_ID', 'portal');
  const audiences = read.words('OIDC_AUDIENCE');
  const isPlain = issuer.startsWith('http:') && !isLoopbackOrigin(issuer);
  if (isPlain && !plainHttpAllowed)
    read.problems.push(
      `OIDC_ISSUER=${issuer} has no TLS, so that anybody on the way could forge a sign-in: use its https address, or set ALLOW_PLAIN_HTTP=1 if the network is yours alone.`,
    );
  for (const name of EMBEDDED_ONLY.filter((variable) => read.optional(variable) !== undefined))
    read.problems.push(
      `${name} belongs to the embedded provider, which a site with OIDC_ISSUER does not have: leave it out, and name your admins with OIDC_ADMINS.`,
    );
  return {
    issuer,
    clientId,
    scope: read.text('OIDC_SCOPE', 'openid profile email'),
    audiences: audiences.length > 0 ? audiences : [clientId],
    clockSkewSeconds: read.integer('OIDC_CLOCK_SKEW_SECONDS', 60, 0, 600),
    usernameClaim: read.text('OIDC_USERNAME_CLAIM', 'preferred_username'),
    groupsClaim: read.text('OIDC_GROUPS_CLAIM', 'groups'),
    rolesClaim: read.text('OIDC_ROLES_CLAIM', 'roles'),
    admins: read.text('OIDC_ADMINS', 'admin'),
  };
}
