import type { OidcMetadata } from 'oidc-client-ts';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { timeLimit, type OidcOptions } from './oidc-options';

/**
 * OpenID Connect identity provider based on oidc-client-ts. The library is loaded on the first token request: neither
 * an anonymous visitor nor a user with a valid token needs it.
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
    startSignIn: async (returnTo) => (await tokens()).startSignIn(returnTo),
    finishSignIn: async (response) => (await tokens()).finishSignIn(response),
    renew: options.flow === 'code' ? async () => (await tokens()).renew() : undefined,
    refresh: async (refreshToken) => (await tokens()).refresh(refreshToken),
    signOut: async (...given) => (await tokens()).signOut(...given),
    userInfo: async (accessToken) => {
      if (options.localUser) return options.localUser;
      try {
        const endpoint =
          options.userInfoUrl === undefined
            ? (await metadata()).userinfo_endpoint
            : new URL(options.userInfoUrl, options.pageUrl);
        if (!endpoint) {
          throw new IdentityError('unreachable', 'There is no userinfo endpoint.');
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

/** Runs once on demand and caches the result; after a failure the next call runs again. */
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

/** Any failure other than the provider's own refusal. */
function asUnreachable(error: unknown): IdentityError {
  return error instanceof IdentityError
    ? error
    : new IdentityError('unreachable', String(error), { cause: error });
}
