import type { OidcMetadata } from 'oidc-client-ts';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { timeLimit, type OidcOptions } from './oidc-options';

/**
 * OpenID Connect by oidc-client-ts. The library is loaded where tokens are asked for, renewed or given back: neither an
 * anonymous visitor needs it, nor who comes back with a token that is still good.
 */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const authority = new URL(options.authority, options.pageUrl).href.replace(/\/$/, '');
  const metadata = memoizeSuccess(() => discover(authority, options.locale()));
  const tokens = memoizeSuccess(async () => {
    try {
      const [{ createOidcTokenCalls }, found] = await Promise.all([import('./oidc-token-calls'), metadata()]);
      return createOidcTokenCalls(options, authority, found);
    } catch (error) {
      throw asUnreachable(error);
    }
  });
  return {
    signIn: async (...pair) => (await tokens()).signIn(...pair),
    refresh: async (refreshToken) => (await tokens()).refresh(refreshToken),
    signOut: async (...given) => (await tokens()).signOut(...given),
    userInfo: async (accessToken) => {
      try {
        const { userinfo_endpoint: endpoint } = await metadata();
        if (!endpoint) {
          throw new IdentityError('unreachable', 'The identity provider names no endpoint for user info.');
        }
        const headers = {
          Accept: 'application/json',
          'Accept-Language': options.locale(),
          Authorization: `Bearer ${accessToken}`,
        };
        return await readClaims(await fetch(endpoint, { headers, signal: timeLimit() }));
      } catch (error) {
        throw asUnreachable(error);
      }
    },
  };
}

/** Does it on first demand and keeps the outcome; what failed is done again on the next demand. */
function memoizeSuccess<T>(run: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= run();
    pending.catch(() => (pending = undefined));
    return pending;
  };
}

async function discover(authority: string, locale: string): Promise<Partial<OidcMetadata>> {
  const response = await fetch(`${authority}/.well-known/openid-configuration`, {
    headers: { Accept: 'application/json', 'Accept-Language': locale },
    signal: timeLimit(),
  });
  if (!response.ok) {
    throw new IdentityError('unreachable', `Discovery answered ${response.status}.`);
  }
  return (await response.json()) as Partial<OidcMetadata>;
}

async function readClaims(response: Response): Promise<Record<string, unknown>> {
  if (response.ok) {
    return (await response.json()) as Record<string, unknown>;
  }
  const refused = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw new IdentityError(refused ? 'rejected' : 'unreachable', `User info answered ${response.status}.`);
}

/** Any failure that is not the provider's own refusal. */
function asUnreachable(error: unknown): IdentityError {
  return error instanceof IdentityError
    ? error
    : new IdentityError('unreachable', String(error), { cause: error });
}
