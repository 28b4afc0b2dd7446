import type { OidcClient, OidcMetadata } from 'oidc-client-ts';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { type AuthRecord } from './token';

export interface OidcOptions {
  /** The issuer; everything else is read from its discovery document. May be relative to the page. */
  authority: string;
  clientId: string;
  scope: string;
  /** The page address that a relative authority is relative to. */
  pageUrl: string;
  /** The language that every request asks for, as `Accept-Language`. */
  locale: () => string;
}

/** The specification's time limit for every call, in seconds. */
const REQUEST_TIMEOUT_S = 60;

/**
 * OpenID Connect by oidc-client-ts. The library is loaded where tokens are asked for, renewed or given back: neither an
 * anonymous visitor needs it, nor who comes back with a token that is still good.
 */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const authority = new URL(options.authority, options.pageUrl).href.replace(/\/$/, '');
  const metadata = onceDone(() => discover(authority, options.locale()));
  const client = onceDone(async () => loadClient(options, authority, await metadata()));
  return {
    signIn: (username, password) =>
      guarded(async () =>
        toRecord(
          await (
            await client()
          ).processResourceOwnerPasswordCredentials({ username, password, skipUserInfo: true }),
        ),
      ),
    refresh: (refreshToken) =>
      guarded(async () => {
        const state = {
          refresh_token: refreshToken,
          session_state: null,
          profile: NO_PROFILE,
          data: undefined,
        };
        // The library applies its time limit to every call but this one.
        const response = await (
          await client()
        ).useRefreshToken({ state, timeoutInSeconds: REQUEST_TIMEOUT_S });
        return { refresh_token: refreshToken, ...toRecord(response) };
      }),
    userInfo: (accessToken) =>
      guarded(async () => {
        const { userinfo_endpoint: endpoint } = await metadata();
        if (!endpoint) {
          throw new IdentityError('unreachable', 'The identity provider names no endpoint for user info.');
        }
        const headers = {
          Accept: 'application/json',
          'Accept-Language': options.locale(),
          Authorization: `Bearer ${accessToken}`,
        };
        return readClaims(await fetch(endpoint, { headers, signal: timeLimit() }));
      }),
    signOut: (record, { endSession }) =>
      guarded(async () => {
        const oidc = await client();
        await revoke(oidc, record);
        const endpoint = endSession ? await oidc.metadataService.getEndSessionEndpoint() : undefined;
        if (endpoint) {
          const url = new URL(endpoint);
          url.searchParams.set('client_id', options.clientId);
          await fetch(url, {
            mode: 'no-cors',
            credentials: 'include',
            headers: { 'Accept-Language': options.locale() },
            signal: timeLimit(),
          });
        }
      }),
  };
}

/** Refreshing asks for a profile to compare an id token with; none is kept, and no id token is compared. */
const NO_PROFILE = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };

/** Does it on first demand and keeps the outcome; what failed is done again on the next demand. */
function onceDone<T>(run: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= run();
    pending.catch(() => (pending = undefined));
    return pending;
  };
}

function timeLimit(): AbortSignal {
  return AbortSignal.timeout(REQUEST_TIMEOUT_S * 1000);
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

async function loadClient(
  { clientId, scope, pageUrl, locale }: OidcOptions,
  authority: string,
  metadata: Partial<OidcMetadata>,
): Promise<OidcClient> {
  const { InMemoryWebStorage, OidcClient: Client, WebStorageStateStore } = await import('oidc-client-ts');
  return new Client({
    authority,
    metadata,
    client_id: clientId,
    scope,
    redirect_uri: pageUrl,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    extraHeaders: { 'Accept-Language': locale },
    // The body of a revocation says nothing, and servers send it as whatever they like.
    revokeTokenAdditionalContentTypes: ['text/plain', 'text/html', 'application/octet-stream'],
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
}

/** A refresh token left alive would outlast the sign-out. Providers without a revocation endpoint cannot do better. */
async function revoke(oidc: OidcClient, record: AuthRecord): Promise<void> {
  const endpoint = await oidc.metadataService.getRevocationEndpoint();
  if (!endpoint) {
    return;
  }
  await (record.refresh_token === undefined
    ? oidc.revokeToken(record.access_token, 'access_token')
    : oidc.revokeToken(record.refresh_token, 'refresh_token'));
}

function toRecord(response: { access_token: string; refresh_token?: string }): AuthRecord {
  if (!response.access_token) {
    throw new IdentityError('unreachable', 'The identity provider answered without an access token.');
  }
  return {
    access_token: response.access_token,
    ...(response.refresh_token ? { refresh_token: response.refresh_token } : {}),
  };
}

async function readClaims(response: Response): Promise<Record<string, unknown>> {
  if (response.ok) {
    return (await response.json()) as Record<string, unknown>;
  }
  const refused = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw new IdentityError(refused ? 'rejected' : 'unreachable', `User info answered ${response.status}.`);
}

async function guarded<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** OAuth error codes by which a provider says no for good, rather than not now. */
const REFUSALS = new Set([
  'invalid_grant',
  'invalid_token',
  'unauthorized_client',
  'invalid_client',
  'invalid_request',
]);

/**
 * The vendor's errors in our terms. It drops the HTTP status, keeping the OAuth code where the answer had one and the
 * status as text in the message otherwise; hence the two ways of recognising "too many attempts".
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) {
    return error;
  }
  const message = error instanceof Error ? error.message : String(error);
  const code =
    typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
      ? error.error
      : undefined;
  if (code === 'access_denied') {
    return new IdentityError('closed', message, { cause: error });
  }
  if (code !== undefined && REFUSALS.has(code)) {
    return new IdentityError('rejected', message, { cause: error });
  }
  if (/\(429\)/.test(message) || /too.?many|slow_down|temporarily_unavailable|locked/i.test(code ?? '')) {
    return new IdentityError('locked', message, { cause: error });
  }
  return new IdentityError(/\((400|401|403)\)/.test(message) ? 'rejected' : 'unreachable', message, {
    cause: error,
  });
}
